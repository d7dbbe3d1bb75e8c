/** German makes built in or re-exported from China. */
export const germany = `
= volkswagen | Volkswagen | 大众 | Фольксваген | LSV | germany
Lavida | 朗逸 | Лавида | sedan 4678x1806x1474/2688 1295kg | 2018- | w8
  1.5 | petrol 1498 83kW AT6 FWD | 94-126
  1.4T | petrol 1395 110kW DCT7 FWD | 116-151
Sagitar | 速腾 | Сагитар | sedan 4791x1801x1465/2731 1370kg | 2019- | w7
  1.2T | petrol 1197 85kW DCT7 FWD | 128-150 | 2019-2022
  1.4T | petrol 1395 110kW DCT7 FWD | 140-175
Bora | 宝来 | Бора | sedan 4663x1815x1462/2688 1290kg | 2018- | w8
  1.5 | petrol 1498 83kW AT6 FWD | 95-125
  1.4T | petrol 1395 110kW DCT7 FWD | 113-155
Magotan | 迈腾 | Маготан | sedan 4866x1832x1464/2871 1530kg | 2017- | w5
  1.4T | petrol 1395 110kW DCT7 FWD | 186-210
  2.0T | petrol 1984 137kW DCT7 FWD | 200-260
Passat | 帕萨特 | Пассат | sedan 4948x1836x1469/2871 1530kg | 2019- | w5
  1.4T | petrol 1395 110kW DCT7 FWD | 179-205
  2.0T | petrol 1984 137kW DCT7 FWD | 205-252
CC | CC | CC | liftback 4865x1870x1459/2841 1610kg 4d | 2018- | w4
  2.0T | petrol 1984 162kW DCT7 FWD | 239-289
Golf | 高尔夫 | Гольф | hatchback 4296x1788x1471/2631 1380kg | 2020- | w4
  1.4T | petrol 1395 110kW DCT7 FWD | 129-165
Polo | Polo Plus | Поло | hatchback 4053x1740x1449/2564 1135kg | 2019- | w6
  1.5 | petrol 1498 83kW AT6 FWD | 91-125
Tiguan L | 途观L | Тигуан L | suv 4735x1842x1682/2791 1640kg | 2017- | w8
  1.4T | petrol 1395 110kW DCT7 FWD | 186-210
  2.0T | petrol 1984 137kW DCT7 AWD | 210-285
Tayron | 探岳 | Тайрон | suv 4588x1860x1660/2731 1630kg | 2018- | w9
  1.4T | petrol 1395 110kW DCT7 FWD | 179-210
  2.0T | petrol 1984 137kW DCT7 AWD | 210-270
Tayron X | 探岳X | Тайрон X | coupeSuv 4606x1857x1624/2731 1655kg | 2020-2024 | w5
  2.0T | petrol 1984 137kW DCT7 AWD | 226-280
Tharu | 途岳 | Тару | compactSuv 4453x1841x1632/2680 1460kg | 2018- | w8
  1.2T | petrol 1197 85kW DCT7 FWD | 150-160 | 2018-2022
  1.4T | petrol 1395 110kW DCT7 FWD | 155-190
T-Roc | 探歌 | Ти-Рок | compactSuv 4319x1819x1592/2680 1420kg | 2018- | w7
  1.2T | petrol 1197 85kW DCT7 FWD | 138-150 | 2019-2022
  1.4T | petrol 1395 110kW DCT7 FWD | 143-180
T-Cross | 途铠 | Ти-Кросс | compactSuv 4218x1760x1599/2651 1270kg | 2019- | w6
  1.5 | petrol 1498 83kW AT6 FWD | 110-130
  1.4T | petrol 1395 110kW DCT7 FWD | 133-160
Tacqua | 探影 | Таква | compactSuv 4194x1760x1601/2651 1270kg | 2020- | w5
  1.5 | petrol 1498 83kW AT6 FWD | 110-130
Teramont | 途昂 | Терамонт | suv 5052x1989x1773/2980 1980kg 7s | 2017- | w5
  2.0T | petrol 1984 162kW DCT7 AWD | 320-400
  2.5T V6 | petrol 2492 220kW DCT7 AWD | 409-510 | 2017-2022
Teramont X | 途昂X | Терамонт X | coupeSuv 4917x1989x1719/2980 1960kg | 2019-2024 | w3
  2.0T | petrol 1984 162kW DCT7 AWD | 310-400
Talagon | 揽境 | Талагон | suv 5152x2002x1795/2980 2045kg 7s | 2021- | w3
  2.0T | petrol 1984 162kW DCT7 AWD | 295-380
Tavendor | 揽巡 | Тавендор | suv 4949x2015x1756/2980 1910kg | 2022- | w3
  2.0T | petrol 1984 162kW DCT7 AWD | 255-320
Viloran | 威然 | Вилоран | minivan 5346x1976x1781/3180 2040kg 7s | 2020- | w4
  2.0T | petrol 1984 162kW DCT7 FWD | 286-400
ID.3 | ID.3 | ID.3 | hatchback 4261x1778x1568/2765 1760kg | 2021- | w5
  451 km | ev 125kW 30m:70 1G RWD 57.3kWh | 130-176
ID.4 X | ID.4 X | ID.4 X | suv 4612x1852x1640/2765 2100kg | 2021- | w6
  607 km | ev 150kW 30m:89 1G RWD 83.4kWh | 160-250
  555 km | ev 230kW 30m:140 1G AWD 83.4kWh | 240-282
ID.4 Crozz | ID.4 CROZZ | ID.4 Кросс | suv 4592x1852x1629/2765 2080kg | 2021- | w6
  600 km | ev 150kW 30m:89 1G RWD 84.8kWh | 160-260
ID.6 X | ID.6 X | ID.6 X | suv 4876x1848x1680/2965 2290kg 7s | 2021-2025 | w5
  601 km | ev 150kW 30m:89 1G RWD 83.4kWh | 220-300
ID.6 Crozz | ID.6 CROZZ | ID.6 Кросс | suv 4891x1848x1679/2965 2280kg 7s | 2021-2025 | w5
  565 km | ev 150kW 30m:89 1G RWD 84.8kWh | 220-290
ID.7 Vizzion | ID.7 VIZZION | ID.7 Виззион | liftback 4956x1862x1537/2965 2180kg | 2023-
  642 km | ev 150kW 1G RWD 84.8kWh | 190-240
Touareg | 途锐 | Туарег | suv 4878x1984x1686/2904 2065kg | 2019- | w4
  2.0T | petrol 1984 180kW AT8 AWD | 520-600
  3.0T V6 | petrol 2995 250kW AT8 AWD | 600-790

= jetta | Jetta | 捷达 | Джетта | LFV | germany
VA3 | VA3 | VA3 | sedan 4501x1704x1469/2604 1130kg | 2019- | w5
  1.5 | petrol 1498 83kW AT6 FWD | 65-92
VS5 | VS5 | VS5 | compactSuv 4419x1841x1616/2630 1385kg | 2019- | w6
  1.4T | petrol 1395 110kW AT6 FWD | 84-113
VS7 | VS7 | VS7 | suv 4624x1841x1633/2730 1425kg | 2020- | w5
  1.4T | petrol 1395 110kW AT6 FWD | 107-137

= skoda | Skoda | 斯柯达 | Шкода | LSV | germany
Octavia Pro | 明锐PRO | Октавия Про | liftback 4753x1832x1469/2730 1360kg | 2021- | w6
  1.4T | petrol 1395 110kW DCT7 FWD | 129-160
Kodiaq | 柯迪亚克 | Кодиак | suv 4698x1883x1676/2791 1650kg 7s | 2017- | w5
  2.0T | petrol 1984 137kW DCT7 AWD | 189-266
Karoq | 柯珞克 | Карок | compactSuv 4432x1841x1614/2688 1410kg | 2018- | w4
  1.4T | petrol 1395 110kW DCT7 FWD | 139-175
Kamiq | 柯米克 | Камик | compactSuv 4390x1781x1606/2610 1230kg | 2018-2024 | w4
  1.5 | petrol 1498 83kW AT6 FWD | 89-120
Superb | 速派 | Суперб | liftback 4869x1864x1489/2841 1515kg | 2016- | w3
  2.0T | petrol 1984 137kW DCT7 FWD | 175-240

= audi | Audi | 奥迪 | Ауди | LFV | germany
A3L | A3L | A3L | sedan 4554x1814x1429/2680 1420kg | 2021- | w5
  1.4T | petrol 1395 110kW DCT7 FWD | 188-245
A4L | A4L | A4L | sedan 4858x1847x1411/2908 1615kg | 2017-2025 | w6
  2.0T | petrol 1984 140kW DCT7 FWD | 300-350
  2.0T quattro | petrol 1984 185kW DCT7 AWD | 370-410
A5L | A5L | A5L | liftback 4902x1883x1427/2969 1790kg | 2025- | w4
  2.0T | petrol 1984 200kW DCT7 AWD | 240-320
A6L | A6L | A6L | sedan 5050x1886x1475/3024 1785kg | 2019- | w6
  2.0T | petrol 1984 140kW DCT7 FWD | 420-480
  3.0T V6 quattro | petrol 2995 250kW DCT7 AWD | 560-660
A7L | A7L | A7L | liftback 5076x1908x1429/3026 1835kg 4d | 2021- | w2
  2.0T | petrol 1984 185kW DCT7 AWD | 420-560
Q2L | Q2L | Q2L | compactSuv 4268x1785x1545/2628 1395kg | 2018-2024 | w6
  1.4T | petrol 1395 110kW DCT7 FWD | 218-270
Q3 | Q3 | Q3 | compactSuv 4518x1843x1616/2680 1540kg | 2019- | w9
  1.4T | petrol 1395 110kW DCT7 FWD | 279-310
  2.0T | petrol 1984 137kW DCT7 AWD | 305-355
Q3 Sportback | Q3轿跑 | Q3 Спортбэк | coupeSuv 4518x1843x1569/2680 1545kg | 2020-2025 | w5
  2.0T | petrol 1984 137kW DCT7 AWD | 320-370
Q5L | Q5L | Q5L | suv 4770x1893x1667/2907 1860kg | 2018- | w8
  2.0T | petrol 1984 140kW DCT7 AWD | 396-440
  2.0T quattro | petrol 1984 185kW DCT7 AWD | 440-500
Q5L Sportback | Q5L Sportback | Q5L Спортбэк | coupeSuv 4770x1893x1655/2907 1875kg | 2020-2025 | w3
  2.0T | petrol 1984 185kW DCT7 AWD | 422-535
Q6 | Q6 | Q6 | suv 5099x2014x1784/2980 2095kg 7s | 2022- | w3
  2.0T quattro | petrol 1984 195kW DCT7 AWD | 465-530
Q7 | Q7 | Q7 | suv 5067x1970x1740/3001 2170kg 7s | 2019- | w4
  2.0T | petrol 1984 185kW AT8 AWD | 630-700
  3.0T V6 | petrol 2995 250kW AT8 AWD | 710-860
Q8 | Q8 | Q8 | coupeSuv 4992x1995x1695/2995 2160kg | 2019- | w3
  3.0T V6 | petrol 2995 250kW AT8 AWD | 760-1020
Q4 e-tron | Q4 e-tron | Q4 e-tron | suv 4588x1865x1626/2765 2145kg | 2022- | w3
  605 km | ev 150kW 30m:89 1G RWD 84.8kWh | 220-340
Q5 e-tron | Q5 e-tron | Q5 e-tron | suv 4876x1860x1675/2965 2325kg 7s | 2022- | w3
  560 km | ev 150kW 30m:89 1G RWD 83.4kWh | 270-390

= bmw | BMW | 宝马 | BMW | LBV | germany
1 Series | 1系 | 1 серия | sedan 4462x1803x1446/2670 1450kg | 2017-2023 | w3
  1.5T | petrol 1499 100kW DCT7 FWD | 203-240
3 Series | 3系 | 3 серия | sedan 4829x1827x1463/2961 1595kg | 2019- | w7
  320Li 2.0T | petrol 1998 115kW AT8 RWD | 290-320
  325Li 2.0T | petrol 1998 135kW AT8 RWD | 319-370
  330Li 2.0T | petrol 1998 180kW AT8 AWD | 370-410
5 Series | 5系 | 5 серия | sedan 5105x1868x1500/3108 1730kg | 2018- | w7
  525Li 2.0T | petrol 1998 135kW AT8 RWD | 430-460
  530Li 2.0T | petrol 1998 185kW AT8 RWD | 499-560
7 Series | 7系 | 7 серия | sedan 5391x1950x1548/3215 2150kg | 2023- | w2
  740Li 3.0T | petrol 2998 280kW AT8 RWD | 919-1269
X1 | X1 | X1 | compactSuv 4616x1845x1641/2802 1640kg | 2016- | w9
  20Li 1.5T | petrol 1499 100kW DCT7 FWD | 278-310
  25Li 2.0T | petrol 1998 150kW DCT7 AWD | 316-350
X2 | X2 | X2 | coupeSuv 4375x1824x1535/2670 1580kg | 2018-2023 | w4
  25i 2.0T | petrol 1998 141kW AT8 AWD | 290-340
X3 | X3 | X3 | suv 4737x1891x1689/2864 1875kg | 2018- | w8
  25i 2.0T | petrol 1998 135kW AT8 AWD | 390-420
  30i 2.0T | petrol 1998 185kW AT8 AWD | 440-480
X4 | X4 | X4 | coupeSuv 4752x1918x1621/2864 1860kg | 2018-2024 | w3
  30i 2.0T | petrol 1998 185kW AT8 AWD | 470-600
X5 | X5 | X5 | suv 5060x2004x1779/3105 2195kg | 2019- | w7
  30Li 2.0T | petrol 1998 185kW AT8 AWD | 605-670
  40Li 3.0T | petrol 2998 250kW AT8 AWD | 699-830
X6 | X6 | X6 | coupeSuv 4935x2004x1696/2975 2200kg | 2020- | w3
  40i 3.0T | petrol 2998 250kW AT8 AWD | 770-930
X7 | X7 | X7 | suv 5181x2000x1835/3105 2435kg 7s | 2019- | w3
  40i 3.0T | petrol 2998 280kW AT8 AWD | 1000-1150
iX3 | iX3 | iX3 | suv 4746x1891x1683/2864 2185kg | 2020-2025 | w4
  535 km | ev 210kW 30m:80 1G RWD 80kWh | 260-440
i3 | i3 | i3 | sedan 4872x1846x1481/2966 2087kg | 2022-2025 | w3
  eDrive35L | ev 210kW 30m:80 1G RWD 70.3kWh | 200-354
i5 | i5 | i5 | sedan 5175x1900x1520/3105 2205kg | 2024-
  eDrive35L | ev 210kW 1G RWD 79kWh | 350-440

= mercedes | Mercedes-Benz | 奔驰 | Мерседес-Бенц | LE4 | germany
A-Class L | A级 | A-класс L | sedan 4630x1796x1460/2789 1470kg | 2019-2025 | w4
  A 200 L 1.3T | petrol 1332 120kW DCT7 FWD | 225-260
C-Class L | C级 | C-класс L | sedan 4882x1820x1461/2954 1750kg | 2019- | w6
  C 200 L 1.5T | petrol 1496 125kW AT9 RWD | 334-350
  C 260 L 1.5T | petrol 1496 150kW AT9 RWD | 345-390
E-Class L | E级 | E-класс L | sedan 5092x1880x1493/3094 1895kg | 2016- | w6
  E 260 L 2.0T | petrol 1999 150kW AT9 RWD | 430-460
  E 300 L 2.0T | petrol 1999 190kW AT9 RWD | 480-650
S-Class | S级 | S-класс | sedan 5290x1921x1503/3216 2095kg | 2021- | w3
  S 400 L 2.5T | petrol 2496 220kW AT9 RWD | 917-1000
  S 450 L 3.0T | petrol 2999 280kW AT9 AWD | 1100-1290
GLA | GLA | GLA | compactSuv 4427x1834x1610/2729 1560kg | 2020- | w6
  GLA 200 1.3T | petrol 1332 120kW DCT7 FWD | 278-310
  GLA 220 2.0T | petrol 1991 140kW DCT8 AWD | 310-350
GLB | GLB | GLB | suv 4638x1834x1690/2829 1680kg 7s | 2019- | w7
  GLB 200 1.3T | petrol 1332 120kW DCT7 FWD | 299-330
  GLB 220 2.0T | petrol 1991 140kW DCT8 AWD | 338-390
GLC L | GLC | GLC L | suv 4826x1890x1714/2977 1935kg | 2016- | w7
  GLC 260 L 2.0T | petrol 1999 150kW AT9 AWD | 399-450
  GLC 300 L 2.0T | petrol 1999 190kW AT9 AWD | 470-531
GLE | GLE | GLE | suv 4939x2030x1795/2995 2240kg | 2020- | w4
  GLE 350 2.0T | petrol 1991 190kW AT9 AWD | 700-770
  GLE 450 3.0T | petrol 2999 270kW AT9 AWD | 800-930
GLE Coupe | GLE轿跑 | GLE Купе | coupeSuv 4946x2014x1716/2935 2265kg | 2020- | w3
  GLE 350 2.0T | petrol 1991 190kW AT9 AWD | 740-820
GLS | GLS | GLS | suv 5214x2030x1841/3135 2480kg 7s | 2020- | w3
  GLS 450 3.0T | petrol 2999 270kW AT9 AWD | 1040-1290
G-Class | G级 | G-класс | offroadSuv 4817x1931x1969/2890 2480kg | 2019- | w3
  G 350 2.0T | petrol 1991 220kW AT9 AWD | 1429-1500 | 2019-2023
  G 500 4.0T V8 | petrol 3982 310kW AT9 AWD | 1659-2000
EQB | EQB | EQB | suv 4684x1834x1693/2829 2190kg 7s | 2022-2025 | w2
  600 km | ev 140kW 30m:80 1G FWD 73.5kWh | 260-360
EQE | EQE | EQE | sedan 4969x1906x1514/3120 2410kg | 2022-2025 | w2
  EQE 350 | ev 215kW 1G RWD 96.1kWh | 430-520
V-Class | V级 | V-класс | minivan 5370x1928x1909/3430 2345kg 7s | 2016- | w5
  V 260 L 2.0T | petrol 1991 155kW AT9 RWD | 478-620
Vito | 威霆 | Вито | van 5370x1928x1909/3430 2165kg 9s | 2016-2024 | w2
  2.0T | petrol 1991 155kW AT9 RWD | 286-370

= porsche | Porsche | 保时捷 | Порше | WP1 | germany
Macan | Macan | Макан | coupeSuv 4726x1922x1621/2807 1885kg | 2018-2024 | w4
  2.0T | petrol 1984 195kW DCT7 AWD | 578-660
Cayenne | Cayenne | Кайен | suv 4930x1983x1698/2895 2095kg | 2018- | w4
  3.0T V6 | petrol 2995 250kW AT8 AWD | 918-1100
  3.0T E-Hybrid | phev 2995 224+130=346kW AT8 AWD 25.9kWh | 928-1060 | 2023-
Cayenne Coupe | Cayenne Coupé | Кайен Купе | coupeSuv 4930x1983x1678/2895 2115kg | 2019- | w3
  3.0T V6 | petrol 2995 250kW AT8 AWD | 963-1150
Panamera | Panamera | Панамера | liftback 5052x1937x1423/2950 1885kg | 2018- | w2
  2.9T V6 | petrol 2894 260kW DCT8 AWD | 1038-1200
Taycan | Taycan | Тайкан | sedan 4963x1966x1395/2900 2125kg | 2020- | w2
  Performance Plus | ev 320kW 30m:145 1G RWD 105kWh | 918-1100
718 Cayman | 718 Cayman | 718 Кайман | coupe 4379x1801x1295/2475 1400kg 2s | 2017-2025 | w1
  2.0T | petrol 1988 195kW DCT7 RWD | 566-700

= mini | MINI | MINI | MINI | LBW | germany
Cooper | Cooper | Купер | hatchback 3858x1756x1458/2526 1625kg 4s 3d | 2024-
  E 456 km | ev 135kW 1G FWD 40.7kWh | 189-210
Countryman | Countryman | Кантримен | compactSuv 4447x1843x1645/2692 1700kg | 2017- | w3
  2.0T | petrol 1998 150kW DCT7 AWD | 290-380
`;
