import { texts } from '../i18n/texts.js';

export const shopPlacesTexts = texts({
  ru: {
    console: {
      shopPlaces: {
        untold: 'не указано',
        open: 'Открыто',
        openUntil: 'Открыто до %{time}',
        closed: 'Закрыто',
        closedUntil: 'Закрыто до %{time}',
        draw: 'Обвести области на карте',
        yardPart: 'Двор',
        yardHint: 'Место, где стоят автомобили. Координаты хранятся в системе WGS-84.',
        deliveryPart: 'Доставка',
        deliveryHint: 'Регионы, куда магазин отправляет автомобили; при желании — области на карте.',
        calendarPart: 'Рабочий календарь',
        calendarHint: 'Покупатели видят, открыт ли магазин сейчас и когда откроется.',
        from: 'С',
        to: 'До',
        dayOff: 'выходной',
        reversed: 'Закрытие должно быть позже открытия',
        days: '%{smart_count} день |||| %{smart_count} дня |||| %{smart_count} дней',
        holidays: 'Добавить праздники Китая, %{year}',
        notAnnounced: 'Праздники на %{year} год ещё не объявлены',
      },
    },
    resources: {
      'shop-places': {
        name: 'Двор и часы |||| Дворы и часы |||| Дворы и часы',
      },
    },
  },
  zh: {
    console: {
      shopPlaces: {
        untold: '未填写',
        open: '营业中',
        openUntil: '营业至 %{time}',
        closed: '休息中',
        closedUntil: '休息至 %{time}',
        draw: '在地图上画出范围',
        yardPart: '车场',
        yardHint: '车辆停放的地点，坐标以 WGS-84 保存。',
        deliveryPart: '配送',
        deliveryHint: '店铺发车可到的地区，也可在地图上画出范围。',
        calendarPart: '工作日历',
        calendarHint: '买家可看到店铺现在是否营业、何时营业。',
        from: '开始',
        to: '结束',
        dayOff: '休息',
        reversed: '结束时间须晚于开始时间',
        days: '%{smart_count} 天',
        holidays: '加入 %{year} 年法定节假日',
        notAnnounced: '%{year} 年的节假日安排尚未公布',
      },
    },
    resources: {
      'shop-places': {
        name: '场地与营业时间',
      },
    },
  },
  en: {
    console: {
      shopPlaces: {
        untold: 'not given',
        open: 'Open',
        openUntil: 'Open until %{time}',
        closed: 'Closed',
        closedUntil: 'Closed until %{time}',
        draw: 'Draw areas on the map',
        yardPart: 'Yard',
        yardHint: 'Where the cars stand. Coordinates are kept in WGS 84.',
        deliveryPart: 'Delivery',
        deliveryHint: 'Regions to which the shop sends cars; areas on the map if you like.',
        calendarPart: 'Working calendar',
        calendarHint: 'Buyers see whether the shop is open now, and when it opens.',
        from: 'From',
        to: 'To',
        dayOff: 'closed',
        reversed: 'Closing has to be later than opening',
        days: '%{smart_count} day |||| %{smart_count} days',
        holidays: 'Add the holidays of China, %{year}',
        notAnnounced: 'The holidays of %{year} have not been announced yet',
      },
    },
    resources: {
      'shop-places': {
        name: 'Yard and hours |||| Yards and hours',
      },
    },
  },
});
