/** Geely and its brands, Volvo included. */
export const geely = `
= geely | Geely | 吉利 | Джили | L6T | china
Monjaro | 星越L | Монжаро | suv 4770x1895x1689/2845 1685kg | 2021- | w14
  2.0T | petrol 1969 160kW DCT7 FWD | 137-159
  2.0T | petrol 1969 175kW AT8 AWD | 165-187
  1.5T Hi-X | hybrid 1499 110+100=180kW DHT3 FWD 1.8kWh | 171-184 | 2022-2024
Coolray | 缤越 | Кулрей | compactSuv 4380x1800x1609/2600 1350kg | 2018- | w9
  1.5T | petrol 1477 130kW DCT7 FWD | 80-112
  1.4T | petrol 1398 104kW CVT8 FWD | 76-92 | 2019-2023
Atlas | 博越L | Атлас | suv 4670x1900x1705/2777 1620kg | 2022- | w8
  1.5T | petrol 1499 133kW DCT7 FWD | 115-137
  2.0T | petrol 1969 160kW DCT7 FWD | 142-161
Atlas Pro | 博越PRO | Атлас Про | suv 4549x1860x1720/2670 1560kg | 2019-2023 | w6
  1.5T | petrol 1477 130kW DCT7 FWD | 99-130
  1.8T | petrol 1799 135kW DCT7 FWD | 98-128
Tugella | 星越S | Тугелла | coupeSuv 4605x1878x1643/2700 1740kg | 2019-2023 | w6
  2.0T | petrol 1969 175kW AT8 AWD | 156-196
Okavango | 豪越L | Окаванго | suv 4860x1910x1770/2825 1740kg 7s | 2020- | w4
  1.8T | petrol 1799 135kW DCT7 FWD | 104-140 | 2020-2022
  2.0T | petrol 1969 160kW DCT7 FWD | 130-172 | 2023-
Preface | 星瑞 | Префейс | sedan 4785x1869x1469/2800 1550kg | 2020- | w7
  2.0T | petrol 1969 140kW DCT7 FWD | 113-149
  1.5T | petrol 1499 133kW DCT7 FWD | 98-113 | 2023-
Emgrand | 帝豪 | Эмгранд | sedan 4638x1820x1460/2650 1265kg | 2021- | w6
  1.5 | petrol 1498 93kW CVT8 FWD | 75-90
  1.5 | petrol 1498 93kW MT5 FWD | 60-72
Binrui | 缤瑞 | Бинруй | sedan 4680x1785x1460/2670 1265kg | 2018- | w3
  1.4T | petrol 1398 104kW CVT8 FWD | 70-98
Icon | ICON | Айкон | compactSuv 4350x1810x1615/2640 1385kg | 2020-2024
  1.5T | petrol 1477 130kW DCT7 FWD | 99-128
Jiaji | 嘉际 | Цзяцзи | minivan 4826x1909x1695/2805 1680kg 7s | 2019-2024
  1.8T | petrol 1799 135kW DCT7 FWD | 120-148
Panda Mini | 熊猫mini | Панда Мини | cityCar 3065x1522x1600/2015 797kg 4s 3d | 2023- | w3
  200 km | ev 30kW 1G RWD 17kWh | 40-54
Geometry C | 几何C | Геометрия C | hatchback 4432x1833x1560/2700 1645kg | 2020-2024
  550 km | ev 150kW 1G FWD 70kWh | 150-190

= galaxy | Geely Galaxy | 吉利银河 | Джили Гэлакси | L6T | china
L7 | L7 | L7 | suv 4700x1905x1685/2785 1800kg | 2023- | w5
  1.5T 115 km | phev 1499 120+107=227kW DHT3 FWD 18.7kWh | 138-174
L6 | L6 | L6 | sedan 4782x1875x1489/2752 1720kg | 2023-
  1.5T 125 km | phev 1499 120+107=227kW DHT3 FWD 19.1kWh | 115-150
E5 | E5 | E5 (EX5) | suv 4615x1901x1670/2750 1715kg | 2024- | w5
  530 km | ev 160kW 1G FWD 60.2kWh | 110-146
E8 | E8 | E8 | liftback 5010x1920x1465/2925 1965kg 4d | 2024-
  665 km | ev 200kW 1G RWD 75.6kWh | 176-205
  620 km | ev 475kW 1G AWD 75.6kWh | 220-229
Starship 7 | 星舰7 | Старшип 7 | suv 4740x1905x1685/2755 1645kg | 2024- | w4
  1.5 EM-i 120 km | phev 1499 82+160=193kW DHT1 FWD 19.1kWh | 100-133
Xingyuan | 星愿 | Синъюань (EX2) | hatchback 4135x1805x1570/2650 1215kg | 2024- | w4
  410 km | ev 85kW 1G RWD 40.2kWh | 69-98

= lynkco | Lynk & Co | 领克 | Линк энд Ко | L6T | china
01 | 01 | 01 | suv 4549x1860x1689/2734 1665kg | 2017- | w7
  2.0T | petrol 1969 187kW AT8 AWD | 170-209
  1.5T PHEV 91 km | phev 1477 132+60=192kW DCT7 FWD 17.7kWh | 190-213 | 2021-2024
02 | 02 | 02 | coupeSuv 4448x1890x1528/2702 1575kg | 2018-2023
  1.5T | petrol 1477 132kW DCT7 FWD | 126-156
03 | 03 | 03 | sedan 4663x1840x1460/2730 1545kg | 2018- | w5
  1.5T | petrol 1499 133kW DCT7 FWD | 119-145
  2.0T | petrol 1969 187kW AT8 FWD | 145-174
03+ | 03+ | 03+ | sedan 4684x1843x1460/2730 1600kg | 2019-
  Cyan | petrol 1969 195kW AT8 AWD | 219-229
05 | 05 | 05 | coupeSuv 4592x1879x1628/2734 1680kg | 2020-2025 | w4
  2.0T | petrol 1969 187kW AT8 FWD | 176-210
06 | 06 | 06 | compactSuv 4340x1820x1625/2640 1430kg | 2020- | w4
  1.5T | petrol 1499 133kW DCT7 FWD | 118-139
  1.5 EM-P 102 km | phev 1498 88+160=220kW DHT1 FWD 19.1kWh | 129-165 | 2022-2025
08 | 08 | 08 | suv 4820x1915x1685/2848 2005kg | 2023- | w9
  1.5T EM-P 120 km | phev 1499 120+160=280kW DHT3 FWD 21.2kWh | 176-199
  1.5T EM-P 245 km | phev 1499 120+316=436kW DHT3 AWD 39.6kWh | 219-268
07 | 07 | 07 | sedan 4827x1900x1480/2843 1820kg | 2024-
  1.5T EM-P 126 km | phev 1499 120+160=280kW DHT3 FWD 18.9kWh | 150-180
09 | 09 | 09 | suv 5042x1977x1780/2984 2095kg 7s | 2021- | w7
  2.0T | petrol 1969 187kW AT8 AWD | 239-310
  2.0T PHEV 80 km | phev 1969 187+130=317kW AT8 AWD 18.8kWh | 339-370 | 2021-2023
900 | 900 | 900 | suv 5240x1999x1810/3160 2690kg 6s | 2025- | w6
  1.5T EM-P 220 km | phev 1499 120+445=530kW DHT3 AWD 44.9kWh | 290-330
  2.0T EM-P 280 km | phev 1969 190+460=650kW DHT3 AWD 52.4kWh | 340-416
Z20 | Z20 | Z20 | coupeSuv 4460x1845x1573/2755 1850kg | 2024-
  530 km | ev 250kW 1G RWD 61.5kWh | 135-156

= zeekr | Zeekr | 极氪 | Зикр | L6T | china
001 | 001 | 001 | liftback 4977x1999x1545/3005 2200kg | 2021- | w12
  WE 741 km | ev 200kW 30m:82 1G RWD 100kWh | 269-300
  YOU 656 km | ev 400kW 30m:165 1G AWD 100kWh | 329-386
  FR | ev 930kW 30m:280 1G AWD 100kWh | 769-770 | 2023-2025
007 | 007 | 007 | sedan 4865x1900x1450/2928 2115kg | 2023- | w5
  RWD 688 km | ev 310kW 1G RWD 75kWh | 199-230
  AWD 660 km | ev 475kW 1G AWD 100kWh | 260-300
009 | 009 | 009 | minivan 5209x2024x1848/3205 2830kg 6s | 2022- | w7
  WE 702 km | ev 400kW 30m:170 1G AWD 116kWh | 439-499
  ME 822 km | ev 400kW 30m:170 1G AWD 140kWh | 519-588
X | X | X | compactSuv 4450x1836x1572/2750 1865kg | 2023- | w5
  ME 560 km | ev 200kW 1G RWD 66kWh | 169-200
  YOU 512 km | ev 315kW 1G AWD 66kWh | 200-220
7X | 7X | 7X | suv 4825x1930x1666/2925 2215kg | 2024- | w8
  605 km | ev 310kW 1G RWD 75kWh | 229-250
  705 km | ev 475kW 1G AWD 100kWh | 260-270
Mix | MIX | Микс | minivan 4688x1995x1755/3008 2510kg | 2024-
  550 km | ev 310kW 1G RWD 76kWh | 279-280
9X | 9X | 9X | suv 5239x2029x1819/3169 2930kg 6s | 2025- | w4
  Max 302 km | phev 1969 205+660=660kW DHT3 AWD 55.1kWh | 465-530
  Hyper 380 km | phev 1969 205+1030=1030kW DHT3 AWD 70kWh | 560-600

= livan | Livan | 睿蓝 | Ливан | LB3 | china
X3 Pro | 枫叶X3 PRO | X3 Про | compactSuv 4005x1760x1575/2480 1170kg | 2021- | w4
  1.5 | petrol 1498 76kW CVT8 FWD | 56-70
X6 Pro | X6 PRO | X6 Про | compactSuv 4430x1833x1652/2630 1345kg | 2022-
  1.5T | petrol 1498 110kW DCT6 FWD | 80-100
7 | 7 | 7 | coupeSuv 4480x1845x1610/2700 1640kg | 2022-2024
  505 km | ev 160kW 1G FWD 68kWh | 150-176
9 | 9 | 9 | suv 4700x1850x1780/2760 1760kg 7s | 2022-2024
  415 km | ev 90kW 1G FWD 68.1kWh | 139-176

= volvo | Volvo | 沃尔沃 | Вольво | LYV | europe
XC60 | XC60 | XC60 | suv 4780x1902x1660/2865 1905kg | 2018- | w6
  B5 2.0T | petrol 1969 184kW AT8 AWD | 376-463
  T8 2.0T PHEV | phev 1969 228+107=335kW AT8 AWD 18.8kWh | 465-530 | 2022-
XC40 | XC40 | XC40 | compactSuv 4440x1863x1652/2702 1700kg | 2019-2025 | w4
  B4 2.0T | petrol 1969 145kW AT8 AWD | 265-345
S90 | S90 | S90 | sedan 5090x1879x1450/3061 1880kg | 2017- | w3
  B5 2.0T | petrol 1969 184kW AT8 FWD | 407-499
S60 | S60 | S60 | sedan 4778x1850x1430/2872 1740kg | 2019-2025
  B4 2.0T | petrol 1969 145kW AT8 FWD | 297-352
XC90 | XC90 | XC90 | suv 4953x1958x1776/2984 2120kg 7s | 2017- | w4
  B5 2.0T | petrol 1969 184kW AT8 AWD | 640-730
EX30 | EX30 | EX30 | compactSuv 4233x1838x1555/2650 1785kg | 2024-
  540 km | ev 200kW 1G RWD 68.9kWh | 200-256

= smart | Smart | 精灵 | Смарт | HES | europe
#1 | #1 | #1 | compactSuv 4270x1822x1636/2750 1800kg | 2022- | w3
  Premium 560 km | ev 200kW 1G RWD 66kWh | 189-230
  Brabus | ev 315kW 1G AWD 66kWh | 260-288
#3 | #3 | #3 | coupeSuv 4400x1844x1556/2785 1820kg | 2023-
  Premium 580 km | ev 200kW 1G RWD 66kWh | 199-249
`;
