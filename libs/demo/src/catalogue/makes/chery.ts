/** Chery and its brands. */
export const chery = `
= chery | Chery | 奇瑞 | Чери | LVV | china
Tiggo 4 Pro | 瑞虎5x | Тигго 4 Про | compactSuv 4358x1830x1670/2630 1380kg | 2019- | w6
  1.5 | petrol 1499 85kW CVT9 FWD | 70-85
  1.5T | petrol 1498 115kW CVT9 FWD | 80-95 | 2021-
Tiggo 7 Pro Max | 瑞虎7 PLUS | Тигго 7 Про Макс | suv 4530x1862x1695/2670 1480kg | 2021- | w8
  1.5T | petrol 1498 115kW CVT9 FWD | 90-111
  1.6T | petrol 1598 145kW DCT7 FWD | 106-127
Tiggo 7 Pro | 瑞虎7 | Тигго 7 Про | suv 4500x1842x1746/2670 1445kg | 2020-2023 | w4
  1.5T | petrol 1498 115kW CVT9 FWD | 79-106
Tiggo 8 | 瑞虎8 | Тигго 8 | suv 4700x1860x1746/2710 1525kg 7s | 2018- | w5
  1.6T | petrol 1598 145kW DCT7 FWD | 99-139
  2.0T | petrol 1998 187kW DCT7 FWD | 129-155 | 2021-
Tiggo 8 Pro Max | 瑞虎8 PRO | Тигго 8 Про Макс | suv 4745x1860x1745/2710 1690kg 7s | 2022- | w6
  2.0T | petrol 1998 187kW DCT7 AWD | 148-170
  1.6T | petrol 1598 145kW DCT7 FWD | 127-149
Tiggo 9 | 瑞虎9 | Тигго 9 | suv 4820x1930x1699/2820 1780kg | 2023- | w7
  2.0T | petrol 1998 192kW DCT7 FWD | 153-172
  2.0T | petrol 1998 192kW AT8 AWD | 178-205
  1.5T C-DM 106 km | phev 1499 115+165=280kW DHT3 FWD 19.4kWh | 165-195 | 2024-
Arrizo 8 | 艾瑞泽8 | Арризо 8 | sedan 4780x1843x1469/2790 1458kg | 2022- | w5
  1.6T | petrol 1598 145kW DCT7 FWD | 103-135
  2.0T | petrol 1998 187kW DCT7 FWD | 129-149
Arrizo 5 | 艾瑞泽5 | Арризо 5 | sedan 4572x1825x1482/2670 1235kg | 2019-2024
  1.5 | petrol 1499 85kW CVT9 FWD | 60-80
  1.5 | petrol 1499 85kW MT5 FWD | 50-65
Little Ant | 小蚂蚁 | Литл Ант (eQ1) | cityCar 3242x1670x1550/2150 950kg 4s 3d | 2017-
  301 km | ev 55kW 1G RWD 28.9kWh | 66-80
QQ Ice Cream | QQ冰淇淋 | QQ Айс Крим | cityCar 2980x1496x1637/1960 743kg 4s 3d | 2021-
  170 km | ev 20kW 1G RWD 13.9kWh | 33-47
Fulwin T9 | 风云T9 | Фулвин T9 | suv 4795x1930x1738/2770 1795kg | 2024- | w4
  1.5T C-DM 106 km | phev 1499 115+150=265kW DHT3 FWD 18.5kWh | 129-169
Fulwin A8 | 风云A8 | Фулвин A8 | sedan 4780x1843x1487/2790 1615kg | 2024-
  1.5T C-DM 106 km | phev 1499 115+150=265kW DHT3 FWD 18.3kWh | 99-139

= exeed | Exeed | 星途 | Эксид | LVV | china
LX | 追风 | LX | suv 4538x1848x1699/2670 1515kg | 2019- | w5
  1.5T | petrol 1498 115kW CVT9 FWD | 109-129
  1.6T | petrol 1598 145kW DCT7 FWD | 122-149
TXL | 凌云 | TXL | suv 4780x1885x1730/2800 1660kg | 2019- | w6
  1.6T | petrol 1598 145kW DCT7 FWD | 129-149
  2.0T | petrol 1998 192kW DCT7 AWD | 149-176 | 2021-
VX | 揽月 | VX | suv 4970x1940x1795/2900 1855kg 7s | 2020- | w6
  2.0T | petrol 1998 192kW AT8 AWD | 189-231
RX | 瑶光 | RX | suv 4781x1920x1671/2815 1750kg | 2023- | w7
  2.0T | petrol 1998 192kW DCT7 FWD | 145-170
  2.0T | petrol 1998 192kW AT8 AWD | 179-203
  1.5T C-DM 117 km | phev 1499 115+265=360kW DHT3 AWD 34.5kWh | 180-226 | 2024-
Exlantix ES | 星纪元ES | Эксланткс ES | liftback 4945x1978x1480/3000 2160kg 4d | 2023- | w4
  650 km | ev 230kW 1G RWD 77kWh | 199-240
  760 km | ev 353kW 1G AWD 97.7kWh | 279-339
Exlantix ET | 星纪元ET | Эксланткс ET | coupeSuv 4955x1975x1698/3000 2140kg | 2024- | w4
  1.5T REEV 240 km | series 1499 115+195=195kW 1G RWD 33.7kWh | 190-240
  625 km | ev 230kW 1G RWD 82kWh | 199-250

= omoda | Omoda | 欧萌达 | Омода | LVV | china
C5 | 5 | C5 | coupeSuv 4400x1830x1588/2630 1420kg | 2022- | w7
  1.5T | petrol 1498 115kW CVT9 FWD | 93-112
  1.6T | petrol 1598 145kW DCT7 FWD | 106-126
S5 | S5 | S5 | sedan 4572x1825x1482/2670 1260kg | 2022-2024
  1.5 | petrol 1499 85kW CVT9 FWD | 67-82
C7 | 7 | C7 | suv 4660x1875x1670/2720 1560kg | 2024- | w4
  1.6T | petrol 1598 145kW DCT7 FWD | 117-139

= jaecoo | Jaecoo | 捷酷 | Джейку | LVV | china
J7 | 探索06 | J7 | suv 4500x1865x1680/2672 1535kg | 2023- | w7
  1.6T | petrol 1598 145kW DCT7 FWD | 120-140
  1.6T | petrol 1598 145kW DCT7 AWD | 144-165
  1.5T C-DM 90 km | phev 1499 115+150=255kW DHT1 FWD 18.3kWh | 130-160 | 2024-
J8 | J8 | J8 | suv 4820x1930x1710/2820 1855kg | 2024- | w5
  2.0T | petrol 1998 183kW DCT7 AWD | 179-209

= jetour | Jetour | 捷途 | Джетур | LVV | china
X70 Plus | X70 PLUS | X70 Плюс | suv 4724x1900x1720/2745 1560kg 7s | 2020- | w6
  1.5T | petrol 1498 115kW DCT6 FWD | 88-110
  1.6T | petrol 1598 145kW DCT7 FWD | 107-132
X90 Plus | X90 PLUS | X90 Плюс | suv 4858x1925x1780/2850 1645kg 7s | 2021- | w6
  1.6T | petrol 1598 145kW DCT7 FWD | 108-130
  2.0T | petrol 1998 187kW DCT7 FWD | 128-150
Dashing | 大圣 | Дашинг | coupeSuv 4590x1900x1685/2720 1520kg | 2022- | w7
  1.5T | petrol 1498 115kW DCT6 FWD | 99-120
  1.6T | petrol 1598 145kW DCT7 FWD | 119-139
T2 | 旅行者 | T2 (Трэвелер) | offroadSuv 4785x2006x1880/2800 1840kg | 2023- | w8
  1.5T | petrol 1498 135kW DCT7 FWD | 140-160
  2.0T | petrol 1998 187kW AT8 AWD | 160-190
  1.5T C-DM 129 km | phev 1499 115+165=280kW DHT3 FWD 26.7kWh | 170-200 | 2024-
T1 | 自由者 | T1 (Фридом) | offroadSuv 4706x1967x1845/2810 1750kg | 2024- | w5
  1.5T | petrol 1498 135kW DCT7 FWD | 132-150
  2.0T | petrol 1998 187kW DCT7 AWD | 150-171

= icar | iCar | iCAR | iCAR | LVV | china
03 | 03 | 03 | offroadSuv 4406x1910x1715/2715 1770kg | 2023- | w4
  501 km | ev 135kW 1G RWD 65.7kWh | 110-140
  472 km | ev 205kW 1G AWD 69.8kWh | 149-170
V23 | V23 | V23 | offroadSuv 4220x1915x1845/2735 1780kg | 2024-
  401 km | ev 100kW 1G RWD 59.9kWh | 105-125
  501 km | ev 155kW 1G AWD 81.8kWh | 140-160

= kaiyi | Kaiyi | 凯翼 | Кайи | LUY | china
E5 | 轩度 | E5 | sedan 4620x1825x1490/2700 1290kg | 2021- | w4
  1.5T | petrol 1498 115kW CVT9 FWD | 68-85
X3 Pro | 炫界Pro | X3 Про | compactSuv 4400x1831x1653/2632 1350kg | 2021- | w4
  1.5 | petrol 1499 85kW CVT9 FWD | 60-75
  1.5T | petrol 1498 115kW DCT6 FWD | 70-86
X7 | 昆仑 | X7 Кунлунь | suv 4710x1910x1720/2755 1600kg 7s | 2022- | w4
  1.6T | petrol 1598 137kW DCT7 FWD | 103-127

= luxeed | Luxeed | 智界 | Лаксид | LVV | china
S7 | S7 | S7 | liftback 4971x1963x1477/2950 2070kg 4d | 2023-
  Pro 705 km | ev 215kW 1G RWD 82kWh | 229-259
  Ultra 630 km | ev 365kW 1G AWD 100kWh | 309-350
R7 | R7 | R7 | coupeSuv 4956x1981x1634/2950 2130kg | 2024- | w4
  Pro 667 km | ev 215kW 1G RWD 82kWh | 259-279
  Max REEV 251 km | series 1499 115+200=200kW 1G RWD 37kWh | 249-289 | 2025-
`;
