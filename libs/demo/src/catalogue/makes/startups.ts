/** The young electric makes. */
export const startups = `
= lixiang | Li Auto | 理想 | Лисян | HLX | china
One | ONE | ONE | suv 5030x1960x1760/2935 2300kg 6s | 2019-2022 | w7
  1.2T REEV 155 km | series 1199 96+245=245kW 30m:105 1G AWD 40.5kWh | 328-350
L6 | L6 | L6 | suv 4925x1960x1735/2920 2330kg | 2024- | w11
  Pro | series 1496 113+300=300kW 30m:112 1G AWD 36.8kWh | 249-250
  Max | series 1496 113+300=300kW 30m:112 1G AWD 36.8kWh | 279-280
L7 | L7 | L7 | suv 5050x1995x1750/3005 2450kg | 2023- | w12
  Air | series 1496 113+330=330kW 30m:130 1G AWD 42.8kWh | 301-320 | 2023-2024
  Pro | series 1496 113+330=330kW 30m:130 1G AWD 42.8kWh | 301-340
  Max | series 1496 113+330=330kW 30m:130 1G AWD 42.8kWh | 339-380
  Ultra | series 1496 113+330=330kW 30m:130 1G AWD 52.3kWh | 359-360 | 2024-
L8 | L8 | L8 | suv 5080x1995x1800/3005 2470kg 6s | 2022- | w8
  Pro | series 1496 113+330=330kW 30m:130 1G AWD 42.8kWh | 321-360
  Max | series 1496 113+330=330kW 30m:130 1G AWD 42.8kWh | 349-400
L9 | L9 | L9 | suv 5218x1998x1800/3105 2520kg 6s | 2022- | w11
  Pro | series 1496 113+330=330kW 30m:130 1G AWD 42.8kWh | 409-430 | 2023-
  Max | series 1496 113+330=330kW 30m:130 1G AWD 44.5kWh | 429-460
  Ultra | series 1496 113+330=330kW 30m:130 1G AWD 52.3kWh | 439-440 | 2024-
Mega | MEGA | Мега | minivan 5350x1965x1850/3300 2785kg 7s | 2024- | w4
  Ultra 710 km | ev 400kW 1G AWD 102.7kWh | 529-560
i8 | i8 | i8 | suv 5085x1960x1740/3050 2580kg 6s | 2025- | w3
  Max 720 km | ev 400kW 1G AWD 97.8kWh | 339-370

= nio | NIO | 蔚来 | NIO | LJ1 | china
ES6 | ES6 | ES6 | suv 4854x1995x1703/2915 2316kg | 2018- | w4
  75 kWh 490 km | ev 360kW 1G AWD 75kWh | 338-378
  100 kWh 625 km | ev 360kW 1G AWD 100kWh | 396-436
ES8 | ES8 | ES8 | suv 5099x1989x1750/3070 2510kg 6s | 2018- | w4
  75 kWh 465 km | ev 480kW 1G AWD 75kWh | 498-528
  100 kWh 605 km | ev 480kW 1G AWD 100kWh | 556-598
EC6 | EC6 | EC6 | coupeSuv 4849x1995x1697/2915 2330kg | 2020-
  75 kWh 505 km | ev 360kW 1G AWD 75kWh | 358-396
ET5 | ET5 | ET5 | sedan 4790x1960x1499/2888 2165kg | 2022- | w4
  75 kWh 560 km | ev 360kW 1G AWD 75kWh | 298-328
ET5T | ET5T | ET5T | wagon 4790x1960x1499/2888 2195kg | 2023- | w3
  75 kWh 530 km | ev 360kW 1G AWD 75kWh | 298-328
ET7 | ET7 | ET7 | sedan 5101x1987x1509/3060 2379kg | 2022-
  75 kWh 550 km | ev 480kW 1G AWD 75kWh | 428-448
  100 kWh 705 km | ev 480kW 1G AWD 100kWh | 486-506

= onvo | Onvo | 乐道 | Онво | LJ1 | china
L60 | L60 | L60 | suv 4828x1930x1616/2950 1885kg | 2024-
  60 kWh 555 km | ev 240kW 1G RWD 60kWh | 206-220
L90 | L90 | L90 | suv 5145x1998x1766/3110 2250kg 7s | 2025-
  85 kWh 605 km | ev 340kW 1G RWD 85kWh | 265-300

= xpeng | XPeng | 小鹏 | Сяопэн | L1N | china
G6 | G6 | G6 | coupeSuv 4753x1920x1650/2890 2025kg | 2023- | w5
  580 km | ev 218kW 1G RWD 66kWh | 199-220
  755 km | ev 218kW 1G RWD 87.5kWh | 220-247
G9 | G9 | G9 | suv 4891x1937x1680/2998 2195kg | 2022- | w6
  570 km | ev 230kW 1G RWD 78.2kWh | 249-290
  650 km | ev 405kW 1G AWD 98kWh | 339-400
P7 | P7 | P7 | sedan 4888x1896x1450/2998 1970kg | 2020- | w4
  586 km | ev 203kW 1G RWD 70.8kWh | 209-250
  610 km | ev 348kW 1G AWD 86.2kWh | 289-340
P5 | P5 | P5 | sedan 4808x1840x1520/2768 1735kg | 2021-2024
  550 km | ev 155kW 1G FWD 66.2kWh | 157-200
X9 | X9 | X9 | minivan 5293x1988x1785/3160 2455kg 7s | 2024- | w5
  610 km | ev 235kW 1G FWD 84.5kWh | 359-390
  640 km | ev 370kW 1G AWD 101.5kWh | 399-420
Mona M03 | MONA M03 | Мона M03 | liftback 4780x1896x1445/2815 1580kg | 2024- | w4
  515 km | ev 140kW 1G FWD 51.8kWh | 119-130
  620 km | ev 160kW 1G FWD 62.2kWh | 129-156
G3 | G3 | G3 | compactSuv 4495x1820x1610/2625 1635kg | 2018-2023
  460 km | ev 145kW 1G FWD 55.9kWh | 149-176

= leapmotor | Leapmotor | 零跑 | Липмотор | LFZ | china
C10 | C10 | C10 | suv 4739x1900x1680/2825 1860kg | 2024- | w6
  1.5 REEV 210 km | series 1498 70+170=170kW 1G RWD 28.4kWh | 122-150
  530 km | ev 170kW 1G RWD 69.9kWh | 136-159
C11 | C11 | C11 | suv 4780x1905x1658/2930 1970kg | 2021- | w5
  1.2 REEV 285 km | series 1199 96+200=200kW 1G RWD 43.7kWh | 149-186 | 2023-2024
  580 km | ev 200kW 1G RWD 78.5kWh | 155-185
C01 | C01 | C01 | sedan 5050x1902x1509/2930 2000kg | 2022-2025
  525 km | ev 200kW 1G RWD 62.8kWh | 139-160
C16 | C16 | C16 | suv 4915x1905x1770/2825 1995kg 6s | 2024- | w4
  1.5 REEV 200 km | series 1498 70+170=170kW 1G RWD 28.4kWh | 151-180
T03 | T03 | T03 | cityCar 3620x1652x1592/2400 1095kg 4s | 2020- | w3
  310 km | ev 55kW 1G FWD 31.9kWh | 50-70
B10 | B10 | B10 | compactSuv 4515x1885x1655/2735 1670kg | 2025-
  510 km | ev 132kW 1G RWD 56.2kWh | 100-130

= neta | Neta | 哪吒 | Нета | LUZ | china
V | V | V | compactSuv 4070x1690x1540/2420 1150kg | 2020-2024
  401 km | ev 70kW 1G FWD 38.5kWh | 74-98
U Pro | U-II | U Про | suv 4549x1860x1628/2770 1580kg | 2020-2024
  500 km | ev 120kW 1G FWD 68.4kWh | 130-160
S | S | S | liftback 4980x1980x1450/2980 1990kg 4d | 2022-2024
  715 km | ev 170kW 1G RWD 84.5kWh | 203-260
  1.5 REEV 310 km | series 1498 66+170=170kW 1G RWD 43.9kWh | 159-190
L | L | L | suv 4770x1900x1660/2810 1850kg | 2024-2025
  1.5 REEV 220 km | series 1498 67+170=170kW 1G RWD 30.1kWh | 119-150

= aito | AITO | 问界 | AITO | LM8 | china
M5 | M5 | M5 | suv 4785x1930x1625/2880 2220kg | 2022- | w5
  REEV Standard | series 1499 92+200=200kW 1G RWD 40kWh | 230-259
  REEV Performance | series 1499 92+315=315kW 1G AWD 40kWh | 250-320
M7 | M7 | M7 | suv 5020x1945x1760/2820 2340kg 6s | 2022- | w9
  Plus REEV | series 1499 92+200=200kW 1G RWD 40kWh | 249-290
  Max REEV | series 1499 92+330=330kW 1G AWD 40kWh | 289-380
M8 | M8 | M8 | suv 5190x1999x1795/3105 2540kg 6s | 2025- | w5
  Max REEV | series 1499 118+392=392kW 1G AWD 37kWh | 359-399
  Ultra REEV | series 1499 118+392=392kW 1G AWD 53.4kWh | 399-450
M9 | M9 | M9 | suv 5230x1999x1800/3110 2585kg 6s | 2023- | w8
  Max REEV 225 km | series 1499 112+365=365kW 1G AWD 42kWh | 469-500
  Ultra EV 630 km | ev 390kW 1G AWD 100kWh | 509-570

= seres | Seres | 赛力斯 | Серес | LM8 | china
SF5 | SF5 | SF5 | coupeSuv 4700x1930x1625/2875 2120kg | 2021-2022
  1.5T REEV | series 1499 92+405=405kW 1G AWD 35kWh | 216-247
3 | 3 | 3 | compactSuv 4385x1850x1650/2655 1690kg | 2020-2023
  405 km | ev 120kW 1G FWD 52.7kWh | 130-150

= xiaomi | Xiaomi | 小米 | Сяоми | HXM | china
SU7 | SU7 | SU7 | sedan 4997x1963x1455/3000 1980kg | 2024- | w8
  Standard 700 km | ev 220kW 30m:95 1G RWD 73.6kWh | 215-216
  Pro 830 km | ev 220kW 30m:95 1G RWD 94.3kWh | 245-246
  Max 800 km | ev 495kW 30m:190 1G AWD 101kWh | 299-300
SU7 Ultra | SU7 Ultra | SU7 Ультра | sedan 5115x1970x1465/3000 2360kg | 2025- | w2
  Ultra | ev 1138kW 30m:330 1G AWD 93.7kWh | 529-530
YU7 | YU7 | YU7 | coupeSuv 4999x1996x1608/3000 2140kg | 2025- | w7
  Standard 835 km | ev 235kW 30m:100 1G RWD 96.3kWh | 253-254
  Max 760 km | ev 508kW 30m:195 1G AWD 101.7kWh | 329-330

= rox | Rox | 极石 | Рокс | LNB | china
01 | 01 | 01 (Поларстоун) | offroadSuv 5050x1980x1869/3010 2600kg 6s | 2023- | w6
  1.5T REEV 235 km | series 1499 112+350=350kW 30m:130 1G AWD 56kWh | 299-370

= hiphi | HiPhi | 高合 | HiPhi | LDN | china
X | X | X | suv 5200x2062x1618/3150 2580kg 6s | 2020-2024
  550 km | ev 440kW 1G AWD 97kWh | 570-680
Y | Y | Y | suv 4938x1958x1658/2950 2170kg | 2023-2024
  560 km | ev 247kW 1G RWD 76.6kWh | 339-359

= skywell | Skywell | 创维 | Скайвелл | LA9 | china
ET5 | EV6 | ET5 | suv 4720x1908x1696/2800 1880kg | 2021- | w4
  520 km | ev 150kW 1G FWD 71.98kWh | 152-190
  620 km | ev 150kW 1G FWD 86kWh | 189-220
HT-i | HT-i | HT-i | suv 4720x1908x1698/2800 1845kg | 2022-
  1.5 100 km | phev 1498 81+130=130kW DHT1 FWD 18kWh | 129-156

= arcfox | Arcfox | 极狐 | Аркфокс | LNB | china
Alpha S | 阿尔法S | Альфа S | sedan 4980x1940x1599/2900 2130kg | 2021-
  500 km | ev 160kW 1G FWD 65kWh | 160-200
  708 km | ev 473kW 1G AWD 93.6kWh | 260-330
Alpha T5 | 阿尔法T5 | Альфа T5 | suv 4690x1937x1650/2845 1985kg | 2023-
  520 km | ev 185kW 1G FWD 65kWh | 155-170
Kaola | 考拉 | Коала | minivan 4500x1870x1655/2820 1680kg | 2022-2025
  500 km | ev 120kW 1G FWD 58.8kWh | 119-150

= tesla | Tesla | 特斯拉 | Тесла | LRW | america
Model 3 | Model 3 | Model 3 | sedan 4720x1848x1442/2875 1761kg | 2020- | w5
  RWD 606 km | ev 194kW 30m:90 1G RWD 60kWh | 229-260
  Long Range AWD 713 km | ev 331kW 30m:150 1G AWD 78.4kWh | 271-290
Model Y | Model Y | Model Y | coupeSuv 4750x1921x1624/2890 1921kg | 2021- | w7
  RWD 554 km | ev 194kW 30m:90 1G RWD 60kWh | 249-264
  Long Range AWD 688 km | ev 331kW 30m:150 1G AWD 78.4kWh | 290-314
`;
