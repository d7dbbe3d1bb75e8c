/** BYD and its brands. */
export const byd = `
= byd | BYD | 比亚迪 | BYD | LGX | china
Song Plus DM-i | 宋PLUS DM-i | Сонг Плюс DM-i | suv 4775x1890x1670/2765 1790kg | 2021- | w9
  1.5 71 km | phev 1498 81+145=173kW DHT1 FWD 12.9kWh | 130-160
  1.5 112 km | phev 1498 81+145=173kW DHT1 FWD 18.3kWh | 150-180
Song Plus EV | 宋PLUS EV | Сонг Плюс EV | suv 4785x1890x1660/2765 1920kg | 2021- | w5
  520 km | ev 150kW 30m:65 1G FWD 71.8kWh | 150-180
  605 km | ev 160kW 30m:70 1G FWD 87kWh | 180-210 | 2023-
Song Pro DM-i | 宋Pro DM-i | Сонг Про DM-i | suv 4735x1860x1710/2712 1640kg | 2021- | w4
  1.5 71 km | phev 1498 81+145=173kW DHT1 FWD 12.9kWh | 110-136
Song L | 宋L | Сонг L | coupeSuv 4840x1950x1560/2930 2065kg | 2023- | w4
  550 km | ev 150kW 1G RWD 71.8kWh | 190-220
  602 km | ev 380kW 1G AWD 87kWh | 230-250
Han EV | 汉EV | Хан EV | sedan 4995x1910x1495/2920 2100kg | 2020- | w6
  605 km | ev 168kW 30m:72 1G FWD 72kWh | 180-230
  610 km | ev 380kW 30m:150 1G AWD 85.4kWh | 270-300
Han DM-i | 汉DM-i | Хан DM-i | sedan 4975x1910x1495/2920 1870kg | 2022- | w4
  1.5T 121 km | phev 1497 102+145=231kW DHT1 FWD 18.3kWh | 170-230
Tang DM-i | 唐DM-i | Танг DM-i | suv 4870x1950x1725/2820 2060kg 7s | 2021- | w6
  1.5T 112 km | phev 1497 102+160=244kW DHT1 FWD 21.5kWh | 180-220
  1.5T 175 km | phev 1497 102+310=412kW DHT1 AWD 35.8kWh | 230-260
Tang EV | 唐EV | Танг EV | suv 4900x1950x1725/2820 2360kg 7s | 2019- | w4
  635 km | ev 380kW 1G AWD 108.8kWh | 290-343
Qin Plus DM-i | 秦PLUS DM-i | Цинь Плюс DM-i | sedan 4765x1837x1495/2718 1500kg | 2021- | w6
  1.5 55 km | phev 1498 81+132=160kW DHT1 FWD 8.3kWh | 80-105
  1.5 120 km | phev 1498 81+145=173kW DHT1 FWD 18.3kWh | 106-140
Qin L | 秦L DM-i | Цинь L | sedan 4830x1900x1495/2790 1620kg | 2024- | w4
  1.5 120 km | phev 1498 74+160=193kW DHT1 FWD 15.9kWh | 100-140
Yuan Plus | 元PLUS | Юань Плюс | compactSuv 4455x1875x1615/2720 1625kg | 2022- | w7
  430 km | ev 150kW 30m:65 1G FWD 49.9kWh | 120-140
  510 km | ev 150kW 30m:65 1G FWD 60.5kWh | 136-164
Yuan Up | 元UP | Юань Ап | compactSuv 4310x1830x1675/2620 1430kg | 2024- | w3
  301 km | ev 70kW 1G FWD 32kWh | 75-97
  401 km | ev 130kW 1G FWD 45.1kWh | 97-120
Dolphin | 海豚 | Долфин | hatchback 4150x1770x1570/2700 1405kg | 2021- | w6
  420 km | ev 70kW 30m:35 1G FWD 44.9kWh | 100-126
  401 km | ev 130kW 30m:55 1G FWD 44.9kWh | 120-130 | 2022-
Seagull | 海鸥 | Сигал | cityCar 3780x1715x1540/2500 1160kg 4s | 2023- | w6
  305 km | ev 55kW 30m:25 1G FWD 30.1kWh | 57-75
  405 km | ev 55kW 30m:25 1G FWD 38.9kWh | 76-90
Seal | 海豹 | Сил | sedan 4800x1875x1460/2920 1885kg | 2022- | w6
  550 km | ev 150kW 1G RWD 61.4kWh | 176-200
  650 km | ev 390kW 30m:160 1G AWD 82.5kWh | 240-280
Seal 06 DM-i | 海豹06 DM-i | Сил 06 DM-i | sedan 4830x1875x1495/2790 1620kg | 2024-
  1.5 120 km | phev 1498 74+160=193kW DHT1 FWD 15.9kWh | 100-140
Destroyer 05 | 驱逐舰05 | Дестроер 05 | sedan 4780x1837x1495/2718 1515kg | 2022-
  1.5 120 km | phev 1498 81+145=173kW DHT1 FWD 18.3kWh | 102-129
Frigate 07 | 护卫舰07 | Фрегат 07 | suv 4820x1920x1750/2820 1895kg | 2022-2025 | w3
  1.5T 100 km | phev 1497 102+145=231kW DHT1 FWD 18.3kWh | 180-230
Sea Lion 07 EV | 海狮07 EV | Си Лайон 07 | coupeSuv 4830x1925x1620/2930 2050kg | 2024- | w4
  550 km | ev 170kW 1G RWD 71.8kWh | 190-210
  550 km AWD | ev 390kW 1G AWD 80.6kWh | 226-240
Sea Lion 06 | 海狮06 DM-i | Си Лайон 06 | suv 4810x1920x1675/2820 1840kg | 2025-
  1.5 170 km | phev 1498 74+160=193kW DHT1 FWD 26.6kWh | 140-164
Xia | 夏 | Ся | minivan 5145x1970x1805/3045 2490kg 7s | 2025- | w4
  1.5T 180 km | phev 1497 115+200=268kW DHT1 FWD 36.6kWh | 250-310
e2 | e2 | e2 | hatchback 4260x1760x1530/2610 1340kg | 2019-2025
  405 km | ev 70kW 1G FWD 43.2kWh | 103-120
Qin | 秦经典 | Цинь I | sedan 4740x1770x1480/2670 1720kg | 2015-2019
  1.5T 70 km | phev 1497 113+110=217kW DCT6 FWD 13kWh | 209-229

= fangchengbao | Fangchengbao | 方程豹 | Фанчэнбао | LGX | china
Leopard 5 | 豹5 | Леопард 5 | offroadSuv 4890x1970x1920/2800 2890kg | 2023- | w8
  1.5T DMO 125 km | phev 1498 143+485=505kW DHT1 AWD 31.8kWh | 240-303
Leopard 8 | 豹8 | Леопард 8 | offroadSuv 5195x1994x1905/2920 3190kg 7s | 2024- | w5
  2.0T DMO 100 km | phev 1995 200+500=550kW DHT1 AWD 36.8kWh | 380-408
Tai 3 | 钛3 | Тай 3 | offroadSuv 4605x1900x1720/2745 1990kg | 2025-
  501 km | ev 200kW 1G RWD 72.9kWh | 134-160

= denza | Denza | 腾势 | Денза | LC0 | china
D9 DM-i | D9 DM-i | D9 DM-i | minivan 5250x1960x1920/3110 2565kg 7s | 2022- | w8
  1.5T 98 km | phev 1497 102+170=272kW DHT1 FWD 20.4kWh | 300-340
  1.5T 190 km | phev 1497 102+305=405kW DHT1 AWD 40.1kWh | 360-450
D9 EV | D9 EV | D9 EV | minivan 5250x1960x1920/3110 2665kg 7s | 2022- | w4
  620 km | ev 230kW 1G FWD 103.4kWh | 380-420
N7 | N7 | N7 | coupeSuv 4860x1935x1620/2940 2280kg | 2023-
  702 km | ev 230kW 1G RWD 91.4kWh | 240-290
  630 km | ev 390kW 1G AWD 91.4kWh | 300-320
N8 | N8 DM | N8 | suv 4949x1950x1725/2830 2450kg 6s | 2023-2025
  1.5T 216 km | phev 1497 102+360=382kW DHT1 AWD 45.8kWh | 320-327
Z9 GT | Z9GT | Z9 GT | wagon 5180x1990x1480/3125 2690kg | 2024- | w4
  2.0T 200 km | phev 1995 152+490=640kW DHT1 AWD 38.5kWh | 335-415
  630 km | ev 710kW 1G AWD 100.1kWh | 355-415
N9 | N9 | N9 | suv 5258x2030x1830/3125 2950kg 6s | 2025- | w4
  2.0T 202 km | phev 1995 160+520=680kW DHT1 AWD 46.9kWh | 390-450

= yangwang | Yangwang | 仰望 | Янван | LC0 | china
U8 | U8 | U8 | offroadSuv 5319x2050x1930/3050 3460kg | 2023- | w4
  2.0T 180 km | series 1995 200+880=880kW 1G AWD 49.1kWh | 1098-1099
U9 | U9 | U9 | coupe 4966x2029x1295/2900 2475kg 2s | 2024- | w1
  450 km | ev 960kW 1G AWD 80kWh | 1680-1681
U7 | U7 | U7 | sedan 5265x1998x1517/3160 3095kg | 2025- | w1
  720 km | ev 960kW 1G AWD 135.5kWh | 628-708
`;
