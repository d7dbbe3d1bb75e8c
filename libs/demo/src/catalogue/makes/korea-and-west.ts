/** Korean, American and other European makes built in or re-exported from China. */
export const koreaAndWest = `
= hyundai | Hyundai | 现代 | Хендэ | LBE | korea
Elantra | 伊兰特 | Элантра | sedan 4720x1810x1415/2720 1230kg | 2020- | w9
  1.5 | petrol 1497 85kW CVT FWD | 99-128
  1.4T | petrol 1353 103kW DCT7 FWD | 129-150
Sonata | 索纳塔 | Соната | sedan 4955x1860x1445/2890 1470kg | 2020- | w6
  1.5T | petrol 1497 125kW AT8 FWD | 130-170
  2.0T | petrol 1975 181kW AT8 FWD | 170-210
Tucson L | 途胜L | Туссан L | suv 4670x1865x1690/2755 1540kg | 2021- | w8
  1.5T | petrol 1497 147kW DCT7 FWD | 147-190
  2.0 HEV | hybrid 1999 110+45=149kW AT6 FWD 1.5kWh | 175-206
ix35 | ix35 | ix35 | compactSuv 4475x1850x1686/2640 1440kg | 2017-2024 | w6
  2.0 | petrol 1999 121kW AT6 FWD | 119-150
Santa Fe | 胜达 | Санта-Фе | suv 4800x1900x1780/2815 1830kg 7s | 2019- | w5
  2.0T | petrol 1975 182kW AT8 AWD | 200-270
Custo | 库斯途 | Кусто (Кастин) | minivan 4950x1850x1734/3055 1760kg 7s | 2021- | w4
  1.5T | petrol 1497 125kW AT8 FWD | 150-190
  2.0T | petrol 1975 174kW AT8 FWD | 190-230
Creta | ix25 | Крета | compactSuv 4300x1790x1635/2610 1260kg | 2019-2024 | w5
  1.5 | petrol 1497 85kW CVT FWD | 105-135
Mistra | 名图 | Мистра | sedan 4780x1815x1460/2770 1330kg | 2021-2024 | w3
  1.8 | petrol 1797 105kW CVT FWD | 133-170
Encino | 昂希诺 | Энсино (Кона) | compactSuv 4195x1800x1575/2600 1330kg | 2018-2022
  1.5 | petrol 1497 85kW CVT FWD | 100-145
Palisade | 帕里斯帝 | Палисад | suv 4995x1975x1785/2900 1980kg 7s | 2020-2024 | w3
  3.5 V6 | petrol 3470 204kW AT8 AWD | 280-360

= kia | Kia | 起亚 | Киа | LJD | korea
K3 | K3 | K3 | sedan 4666x1780x1450/2700 1235kg | 2019- | w7
  1.5 | petrol 1497 85kW CVT FWD | 90-125
K5 | K5 | K5 | sedan 4980x1860x1445/2900 1480kg | 2020- | w7
  1.5T | petrol 1497 125kW DCT7 FWD | 130-170
  2.0T | petrol 1975 174kW AT8 FWD | 170-200
Sportage | 狮铂拓界 | Спортейдж | suv 4670x1865x1680/2755 1560kg | 2021- | w8
  1.5T | petrol 1497 147kW DCT7 FWD | 145-180
  2.0T | petrol 1975 174kW AT8 AWD | 180-215
Seltos | 傲跑 | Селтос | compactSuv 4390x1800x1650/2630 1265kg | 2020-2024 | w7
  1.5 | petrol 1497 85kW CVT FWD | 109-140
Sonet | 赛图斯 | Сонет | compactSuv 4345x1800x1650/2610 1240kg | 2022- | w4
  1.5 | petrol 1497 85kW CVT FWD | 80-103
KX5 | KX5 | KX5 | compactSuv 4525x1855x1665/2670 1480kg | 2016-2023 | w4
  2.0 | petrol 1999 118kW AT6 FWD | 126-186
Carnival | 嘉华 | Карнивал | minivan 5155x1995x1785/3090 2035kg 7s | 2021- | w7
  2.0T | petrol 1975 174kW AT8 FWD | 280-340
  1.6T HEV | hybrid 1598 132+54=180kW AT6 FWD 1.5kWh | 310-350 | 2024-
EV5 | EV5 | EV5 | suv 4615x1875x1715/2750 1870kg | 2023- | w4
  530 km | ev 160kW 1G FWD 64.2kWh | 145-180
EV6 | EV6 | EV6 | coupeSuv 4695x1890x1575/2900 2015kg | 2023- | w2
  671 km | ev 168kW 30m:62 1G RWD 76.4kWh | 220-280
Sorento | 索兰托 | Соренто | suv 4810x1900x1700/2815 1890kg 7s | 2022- | w4
  2.0 HEV | hybrid 1999 110+45=149kW AT6 FWD 1.5kWh | 230-260

= genesis | Genesis | 捷尼赛思 | Дженезис | KMT | korea
G70 | G70 | G70 | sedan 4685x1850x1400/2835 1690kg | 2022-
  2.0T | petrol 1998 187kW AT8 RWD | 256-320
G80 | G80 | G80 | sedan 5005x1925x1465/3010 1810kg | 2021- | w3
  2.5T | petrol 2497 224kW AT8 AWD | 309-440
GV70 | GV70 | GV70 | suv 4715x1910x1630/2875 1890kg | 2022- | w3
  2.5T | petrol 2497 224kW AT8 AWD | 309-420
GV80 | GV80 | GV80 | suv 4945x1975x1715/2955 2140kg 7s | 2021- | w3
  2.5T | petrol 2497 224kW AT8 AWD | 517-680

= buick | Buick | 别克 | Бьюик | LSG | america
Envision S | 昂科威S | Энвижн S | suv 4638x1883x1644/2779 1680kg | 2020- | w6
  2.0T | petrol 1998 174kW AT9 FWD | 199-260
Envision Plus | 昂科威Plus | Энвижн Плюс | suv 4845x1883x1695/2833 1745kg 7s | 2021- | w4
  2.0T | petrol 1998 174kW AT9 AWD | 229-300
GL8 | GL8 | GL8 | minivan 5219x1878x1805/3088 1965kg 7s | 2017- | w5
  2.0T | petrol 1998 174kW AT9 FWD | 232-400
Encore GX | 昂科拉GX | Энкор GX | compactSuv 4361x1815x1613/2570 1345kg | 2019-2024 | w4
  1.3T | petrol 1338 121kW CVT FWD | 119-160
Regal | 君威 | Регал | sedan 4904x1863x1461/2829 1500kg | 2017- | w4
  1.5T | petrol 1490 125kW CVT FWD | 120-190
LaCrosse | 君越 | ЛаКросс | sedan 5030x1866x1469/2905 1570kg | 2019-
  2.0T | petrol 1998 174kW AT9 FWD | 180-270
Velite 6 | 微蓝6 | Велайт 6 | wagon 4673x1817x1513/2660 1560kg | 2019-2025 | w3
  430 km | ev 130kW 1G FWD 49.9kWh | 99-170

= chevrolet | Chevrolet | 雪佛兰 | Шевроле | LSG | america
Monza | 科鲁泽 | Монза | sedan 4656x1798x1465/2640 1230kg | 2019-2024 | w5
  1.0T | petrol 999 92kW DCT6 FWD | 80-110
  1.3T | petrol 1338 120kW AT6 FWD | 95-126
Seeker | 星迈罗 | Сикер | compactSuv 4537x1823x1564/2700 1455kg | 2022-2024 | w4
  1.5T | petrol 1490 132kW CVT FWD | 120-140
Equinox | 探界者 | Эквинокс | suv 4653x1843x1697/2725 1545kg | 2017-2024 | w4
  1.5T | petrol 1490 135kW AT9 FWD | 150-200
Trailblazer | 创界 | Трейлблейзер | compactSuv 4423x1803x1669/2640 1410kg | 2019-2023 | w4
  1.3T | petrol 1338 121kW CVT FWD | 110-150
Malibu XL | 迈锐宝XL | Малибу XL | sedan 4931x1854x1478/2829 1480kg | 2016-2024 | w3
  1.5T | petrol 1490 124kW CVT FWD | 130-185

= cadillac | Cadillac | 凯迪拉克 | Кадиллак | LSG | america
CT5 | CT5 | CT5 | sedan 4930x1883x1453/2947 1700kg | 2019- | w5
  2.0T | petrol 1998 174kW AT10 RWD | 215-340
CT4 | CT4 | CT4 | sedan 4760x1815x1421/2775 1600kg | 2020-
  2.0T | petrol 1998 174kW AT8 RWD | 199-276
XT4 | XT4 | XT4 | compactSuv 4600x1881x1634/2779 1680kg | 2018- | w4
  2.0T | petrol 1998 174kW AT9 FWD | 219-300
XT5 | XT5 | XT5 | suv 4888x1957x1694/2863 1870kg | 2018- | w4
  2.0T | petrol 1998 174kW AT9 AWD | 310-440
XT6 | XT6 | XT6 | suv 5056x1964x1780/2863 2010kg 7s | 2019- | w3
  2.0T | petrol 1998 174kW AT9 AWD | 360-550

= ford | Ford | 福特 | Форд | LVS | america
Edge L | 锐界L | Эдж L | suv 5000x1961x1773/2950 1865kg 7s | 2023- | w4
  2.0T | petrol 1999 185kW AT8 AWD | 229-310
Escape | 锐际 | Эскейп | suv 4629x1882x1684/2710 1640kg | 2019-2024 | w3
  2.0T | petrol 1999 182kW AT8 AWD | 180-260
Equator Sport | 领睿 | Экватор Спорт | suv 4630x1935x1706/2726 1580kg | 2022- | w4
  1.5T | petrol 1490 125kW DCT7 FWD | 110-160
Mondeo | 蒙迪欧 | Мондео | sedan 4935x1875x1500/2954 1660kg | 2022- | w4
  2.0T | petrol 1999 192kW AT8 FWD | 160-230
Focus | 福克斯 | Фокус | sedan 4647x1810x1468/2705 1310kg | 2018-2023 | w4
  1.5 | petrol 1497 90kW AT6 FWD | 109-150
Explorer | 探险者 | Эксплорер | suv 5063x2004x1778/3025 2060kg 7s | 2020- | w3
  2.3T | petrol 2261 203kW AT10 AWD | 310-400
Bronco | 烈马 | Бронко | offroadSuv 4825x1930x1840/2950 2175kg | 2024- | w3
  2.3T | petrol 2261 202kW AT10 AWD | 230-330

= lincoln | Lincoln | 林肯 | Линкольн | LVS | america
Corsair | 冒险家 | Корсар | suv 4615x1887x1630/2711 1720kg | 2020- | w3
  2.0T | petrol 1999 184kW AT8 AWD | 226-346
Nautilus | 航海家 | Наутилус | suv 4907x1952x1734/2900 1980kg | 2023- | w3
  2.0T HEV | hybrid 1999 184+100=237kW CVT AWD 1.5kWh | 330-420

= jeep | Jeep | 吉普 | Джип | LWV | america
Compass | 指南者 | Компас | compactSuv 4415x1819x1625/2636 1515kg | 2017-2022 | w4
  1.3T | petrol 1332 127kW DCT7 FWD | 159-230
Cherokee | 自由光 | Чероки | suv 4645x1859x1680/2705 1720kg | 2016-2022 | w3
  2.0T | petrol 1995 195kW AT9 AWD | 196-290

= landrover | Land Rover | 路虎 | Ленд Ровер | L2C | europe
Evoque L | 揽胜极光L | Эвок L | coupeSuv 4531x1904x1650/2841 1830kg | 2019- | w4
  2.0T | petrol 1997 184kW AT9 AWD | 370-450
Discovery Sport L | 发现运动版 | Дискавери Спорт L | suv 4638x1904x1729/2841 1870kg 7s | 2020- | w4
  2.0T | petrol 1997 184kW AT9 AWD | 348-420

= jaguar | Jaguar | 捷豹 | Ягуар | L2C | europe
XEL | XEL | XEL | sedan 4778x1850x1429/2935 1690kg | 2018-2025
  2.0T | petrol 1997 184kW AT8 RWD | 200-370
XFL | XFL | XFL | sedan 5095x1880x1456/3100 1790kg | 2017-2025 | w2
  2.0T | petrol 1997 184kW AT8 RWD | 320-450

= peugeot | Peugeot | 标致 | Пежо | LDC | europe
4008 | 4008 | 4008 | suv 4510x1850x1662/2730 1465kg | 2016- | w4
  1.6T | petrol 1598 129kW AT8 FWD | 150-220
5008 | 5008 | 5008 | suv 4670x1855x1655/2840 1560kg 7s | 2017- | w3
  1.6T | petrol 1598 129kW AT8 FWD | 180-246
508L | 508L | 508L | liftback 4870x1855x1455/2848 1470kg 4d | 2019-2025 | w3
  1.6T | petrol 1598 129kW AT8 FWD | 155-227

= citroen | Citroen | 雪铁龙 | Ситроен | LDC | europe
C5 X | 凡尔赛C5 X | C5 X | wagon 4825x1862x1482/2785 1460kg | 2021- | w4
  1.6T | petrol 1598 129kW AT8 FWD | 132-183
C5 Aircross | 天逸 | C5 Эйркросс | suv 4510x1860x1670/2730 1480kg | 2017- | w4
  1.6T | petrol 1598 129kW AT8 FWD | 142-220
`;
