/** Great Wall Motor and its brands. */
export const greatWall = `
= haval | Haval | 哈弗 | Хавейл | LGW | china
Jolion | 初恋 | Джолион | compactSuv 4472x1841x1574/2700 1405kg | 2021- | w9
  1.5T | petrol 1499 110kW DCT7 FWD | 79-113
  1.5 DHT | hybrid 1497 74+115=140kW DHT2 FWD 1.7kWh | 113-129 | 2022-2024
Dargo | 大狗 | Дарго | suv 4620x1890x1780/2738 1605kg | 2020- | w7
  1.5T | petrol 1499 135kW DCT7 FWD | 119-140
  2.0T | petrol 1998 155kW DCT7 AWD | 138-163
  Hi4 105 km | phev 1498 110+150=240kW DHT2 AWD 19.1kWh | 158-172 | 2023-
F7 | F7 | F7 | suv 4620x1846x1690/2725 1590kg | 2018-2023 | w6
  1.5T | petrol 1499 124kW DCT7 FWD | 109-129
  2.0T | petrol 1967 165kW DCT7 FWD | 129-149
F7x | F7x | F7x | coupeSuv 4620x1846x1690/2725 1620kg | 2019-2022
  2.0T | petrol 1967 165kW DCT7 FWD | 126-154
H6 | H6 | H6 | suv 4653x1886x1730/2738 1520kg | 2020- | w7
  1.5T | petrol 1499 135kW DCT7 FWD | 98-125
  2.0T | petrol 1998 155kW DCT7 AWD | 129-157
  1.5 DHT | hybrid 1497 113+130=179kW DHT2 FWD 1.8kWh | 148-161 | 2022-
H6S | H6S | H6S | coupeSuv 4727x1940x1729/2738 1610kg | 2021-2024
  2.0T | petrol 1998 155kW DCT7 FWD | 139-156
H9 | H9 | H9 | offroadSuv 5070x1960x1930/2850 2285kg 7s | 2024- | w5
  2.0T | petrol 1998 165kW AT8 AWD | 199-220
  2.4TD | diesel 2370 137kW AT9 AWD | 215-229
H9 Classic | H9经典款 | H9 I | offroadSuv 4843x1926x1900/2800 2230kg 7s | 2017-2023
  2.0T | petrol 1967 165kW AT8 AWD | 205-262
M6 | M6 | M6 | compactSuv 4664x1830x1729/2680 1465kg | 2019-2025
  1.5T | petrol 1497 110kW DCT7 FWD | 66-89
Cool Dog | 酷狗 | Кул Дог | compactSuv 4520x1875x1745/2710 1580kg | 2022-2025
  1.5T | petrol 1499 135kW DCT7 FWD | 122-145
Chitu | 赤兔 | Читу | compactSuv 4470x1898x1625/2700 1435kg | 2021-2024
  1.5T | petrol 1499 135kW DCT7 FWD | 83-119
Shenshou | 神兽 | Шэньшоу | suv 4780x1890x1675/2800 1650kg | 2021-2024
  2.0T | petrol 1998 155kW DCT9 FWD | 136-156
Xiaolong Max | 枭龙MAX | Сяолун Макс | suv 4758x1895x1725/2800 1980kg | 2023- | w4
  1.5 Hi4 105 km | phev 1498 85+205=205kW DHT2 AWD 19.3kWh | 136-170
Raptor | 猛龙 | Раптор (Мэнлун) | offroadSuv 4800x1950x1843/2738 2060kg | 2023- | w4
  1.5T Hi4 102 km | phev 1499 128+150=278kW DHT2 AWD 19.1kWh | 166-190
  2.0T | petrol 1998 175kW DCT9 AWD | 155-177 | 2024-
H5 | H5 | H5 | offroadSuv 5190x1905x1835/3140 2045kg | 2023-
  2.0T | petrol 1998 165kW AT8 AWD | 131-160
  2.0TD | diesel 1996 122kW AT8 AWD | 142-158

= tank | Tank | 坦克 | Танк | LGW | china
300 | 300 | 300 | offroadSuv 4760x1930x1903/2750 2110kg | 2021- | w10
  2.0T | petrol 1998 167kW AT8 AWD | 194-231
  2.4TD | diesel 2370 137kW AT9 AWD | 203-239 | 2024-
  2.0T Hi4-T 105 km | phev 1998 180+120=300kW AT9 AWD 37.1kWh | 258-280 | 2024-
400 | 400 | 400 | offroadSuv 4985x1960x1905/2850 2345kg | 2023- | w6
  2.0T | petrol 1998 185kW AT9 AWD | 249-265 | 2024-
  2.0T Hi4-T 105 km | phev 1998 180+120=300kW AT9 AWD 37.1kWh | 279-299
500 | 500 | 500 | offroadSuv 5078x1934x1905/2850 2475kg 7s | 2021- | w9
  3.0T V6 | petrol 2993 265kW AT9 AWD | 315-396
  2.0T Hi4-T 110 km | phev 1998 180+120=300kW AT9 AWD 37.1kWh | 335-373 | 2023-
700 | 700 | 700 | offroadSuv 5090x2061x1952/3000 2690kg | 2024- | w4
  3.0T V6 Hi4-T 90 km | phev 2993 265+120=385kW AT9 AWD 37.1kWh | 428-700

= gwm | GWM | 长城 | Грейт Волл | LGW | china
Poer | 炮 | Поэр | pickup 5410x1934x1886/3230 2045kg | 2019- | w5
  2.0T | petrol 1967 145kW AT8 AWD | 125-160
  2.0TD | diesel 1996 120kW AT8 AWD | 132-165
  2.0TD | diesel 1996 120kW MT6 RWD | 98-126
Shanhai Poer | 山海炮 | Шаньхай Поэр | pickup 5440x1991x1924/3350 2380kg | 2022- | w4
  2.4TD | diesel 2370 137kW AT9 AWD | 203-239 | 2023-
  3.0T V6 | petrol 2993 260kW AT9 AWD | 226-309
King Kong Poer | 金刚炮 | Кинг Конг Поэр | pickup 5365x1883x1882/3230 1960kg | 2022-
  2.0TD | diesel 1996 110kW MT6 AWD | 92-114
Wingle 7 | 风骏7 | Вингл 7 | pickup 5395x1800x1760/3200 1830kg | 2018-2023
  2.0TD | diesel 1996 105kW MT6 AWD | 85-109

= wey | Wey | 魏牌 | Вей | LGW | china
Coffee 01 | 摩卡 | Кофе 01 | suv 4875x1960x1690/2915 1895kg | 2021-2024 | w4
  2.0T | petrol 1998 160kW DCT9 AWD | 176-219
  1.5T DHT-PHEV 200 km | phev 1499 130+220=350kW DHT2 AWD 39.7kWh | 289-326 | 2022-2024
Coffee 02 | 拿铁 | Кофе 02 (Латте) | suv 4668x1890x1730/2745 1705kg | 2021-2024
  1.5T DHT | hybrid 1499 113+130=179kW DHT2 FWD 1.8kWh | 159-183
  1.5T DHT-PHEV 184 km | phev 1499 113+130=240kW DHT2 FWD 34kWh | 189-229 | 2022-2024
Lanshan | 蓝山 | Ланьшань (07) | suv 5156x1980x1805/3050 2370kg 6s | 2023- | w6
  1.5T Hi4 180 km | phev 1499 130+250=380kW DHT2 AWD 44.5kWh | 273-330
Gaoshan | 高山 | Гаошань (80) | minivan 5410x1960x1900/3275 2560kg 7s | 2023- | w4
  1.5T Hi4 170 km | phev 1499 115+245=358kW DHT2 AWD 44.5kWh | 309-405
VV6 | VV6 | VV6 | suv 4625x1860x1720/2680 1685kg | 2018-2021
  2.0T | petrol 1967 167kW DCT7 AWD | 148-176

= ora | Ora | 欧拉 | Ора | LGW | china
Good Cat | 好猫 | 03 (Гуд Кэт) | hatchback 4254x1848x1596/2650 1510kg | 2020- | w4
  401 km | ev 105kW 1G FWD 47.8kWh | 104-129
  501 km | ev 126kW 1G FWD 59.1kWh | 129-165
Ballet Cat | 芭蕾猫 | Балет Кэт | hatchback 4401x1867x1633/2750 1590kg | 2022-2024
  401 km | ev 126kW 1G FWD 49.9kWh | 149-179
Lightning Cat | 闪电猫 | 07 (Лайтнинг Кэт) | liftback 4871x1862x1500/2870 1880kg 4d | 2022-
  555 km | ev 150kW 1G FWD 63.9kWh | 149-180
  600 km | ev 300kW 1G AWD 83.5kWh | 204-227
Black Cat | 黑猫 | Блэк Кэт | cityCar 3495x1660x1560/2475 990kg 4s | 2019-2023
  301 km | ev 35kW 1G FWD 33kWh | 69-85
`;
