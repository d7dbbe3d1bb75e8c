import { defineErrors } from '../define/index.js';

/** Codes are the mall family's; A010xx are ours. */
export const productErrors = defineErrors('product', {
  carGone: {
    code: 'A01000',
    status: 404,
    text: {
      ru: 'Этот автомобиль больше не продаётся',
      zh: '该车辆已下架或不存在',
      en: 'This car is no longer on sale',
    },
  },
  insufficientStock: {
    code: 'A03010',
    status: 409,
    text: { ru: 'Недостаточно автомобилей в наличии', zh: '库存不足', en: 'Insufficient Stock' },
  },
  carAlreadyHeld: {
    code: 'A06001',
    status: 409,
    text: {
      ru: 'Автомобиль забронирован до {until}',
      zh: '该车辆已被预订，保留至 {until}',
      en: 'This car is held until {until}',
    },
  },
  holdTermPassed: {
    code: 'A01001',
    status: 400,
    text: {
      ru: 'Срок брони уже прошёл',
      zh: '预订到期时间已过',
      en: 'The hold would end in the past',
    },
  },
  holdDiffers: {
    code: 'A01002',
    status: 409,
    text: {
      ru: 'Под этим номером уже забронированы другие автомобили',
      zh: '该订单号已预订其他车辆',
      en: 'Other cars are held under this order number already',
    },
  },
  carIncomplete: {
    code: 'A01003',
    status: 422,
    text: {
      ru: 'Заполните перед публикацией: {fields}',
      zh: '发布前请完善：{fields}',
      en: 'Before publishing, fill in: {fields}',
    },
  },
  vinTaken: {
    code: 'A01004',
    status: 409,
    text: {
      ru: 'Автомобиль с таким VIN уже есть в каталоге',
      zh: '该车架号的车辆已存在',
      en: 'A car with this VIN is in the catalogue already',
    },
  },
  carNotInReview: {
    code: 'A01005',
    status: 409,
    text: {
      ru: 'Автомобиль не ожидает проверки',
      zh: '该车辆不在待审核状态',
      en: 'The car is not waiting for a review',
    },
  },
  carTakenDown: {
    code: 'A01006',
    status: 409,
    text: {
      ru: 'Автомобиль снят за нарушение, его может вернуть только платформа',
      zh: '该车辆因违规下架，仅平台可恢复',
      en: 'The platform took this car down; only the platform can bring it back',
    },
  },
  carHasHolds: {
    code: 'A01007',
    status: 409,
    text: {
      ru: 'Автомобиль забронирован покупателем, сначала завершите или отмените заказ',
      zh: '该车辆已被预订，请先完成或取消订单',
      en: 'A buyer holds this car; finish or cancel the order first',
    },
  },
  reasonNeeded: {
    code: 'A01008',
    status: 400,
    text: { ru: 'Укажите причину', zh: '请填写原因', en: 'Please give the reason' },
  },
  carSetAside: {
    code: 'A01040',
    status: 409,
    text: {
      ru: 'Автомобиль снят с продажи после отменённого заказа. Что с ним делать, решают сотрудники в разделе «Снятые после отмены»',
      zh: '该车辆因订单取消而暂停销售，须由员工在“订单取消车辆”中处理',
      en: 'The car is off sale after a cancelled order. Staff decide on it under “Cars of cancelled orders”',
    },
  },
  setAsideReleased: {
    code: 'A01041',
    status: 409,
    text: {
      ru: 'Автомобиль уже возвращён в продажу. Чтобы снять его, откройте карточку автомобиля',
      zh: '车辆已重新上架。如需下架，请打开车辆页面操作',
      en: 'The car is back on sale already. Open its page to take it off',
    },
  },
  setAsideTooMany: {
    code: 'A01042',
    status: 400,
    text: {
      ru: 'Отложено автомобилей: {count}. Укажите не больше этого числа',
      zh: '暂停销售的车辆为 {count} 辆，请勿超过该数量',
      en: 'Cars set aside: {count}. Enter no more than that',
    },
  },
  /** `bond` says what binds the car, `field` what cannot be changed, `remedy` what to do. */
  carIsBound: {
    code: 'A01044',
    status: 409,
    text: {
      ru: '«{name}»: {bond}, поэтому изменить {field} нельзя. {remedy}',
      zh: '“{name}”：{bond}，因此不能修改{field}。{remedy}',
      en: '“{name}”: {bond}, so {field} cannot be changed. {remedy}',
    },
  },
  vinElsewhere: {
    code: 'A01045',
    status: 409,
    text: {
      ru: 'VIN {vin} — у автомобиля «{name}» (№ {spuId}): {bond}. Выставить его на продажу второй раз нельзя. {remedy}. Если это другой автомобиль, исправьте VIN',
      zh: '车架号 {vin} 属于“{name}”（编号 {spuId}）：{bond}，不能再次上架。{remedy}。如为其他车辆，请更正车架号',
      en: 'VIN {vin} is that of “{name}” (no. {spuId}): {bond}. It cannot be put on sale a second time. {remedy}. If this is another car, correct its VIN',
    },
  },
  vinOfOrder: {
    code: 'A01048',
    status: 409,
    text: {
      ru: 'VIN {vin} указан в заказе {orderNumber}: этот автомобиль уже отдан покупателю. Выставить «{name}» на продажу с этим VIN нельзя. Если это другой автомобиль, исправьте его VIN; если ошибка в заказе, пусть логистика исправит VIN там',
      zh: '车架号 {vin} 已登记在订单 {orderNumber} 中，该车辆已属于买家，“{name}”不能以此车架号上架。如为其他车辆，请更正其车架号；如订单有误，请物流人员在订单中更正',
      en: 'VIN {vin} is named in order {orderNumber}: that car is a buyer’s already. “{name}” cannot be put on sale with this VIN. If it is another car, correct its VIN; if the order is wrong, ask logistics to correct the VIN there',
    },
  },
  usedCarIsSingle: {
    code: 'A01046',
    status: 409,
    text: {
      ru: '«{name}»: автомобиль с пробегом существует в одном экземпляре, а получилось бы больше: свободно {free}, забронировано {held}, продано {sold}, снято с продажи {setAside}. Укажите свободных не больше {most}',
      zh: '“{name}”：二手车仅有一辆，但合计将超过一辆：可售 {free}、已预订 {held}、已售 {sold}、暂停销售 {setAside}。可售数量最多填 {most}',
      en: '“{name}”: a used car exists once, but there would be more: {free} free, {held} held, {sold} sold, {setAside} off sale. Enter no more than {most} free',
    },
  },
  carWithheld: {
    code: 'A01047',
    status: 409,
    text: {
      ru: '«{name}»: продажа этого автомобиля приостановлена. Выберите другой автомобиль или спросите о нём в чате',
      zh: '“{name}”：该车辆已暂停销售。请选择其他车辆，或通过在线客服咨询',
      en: '“{name}”: this car has been withdrawn from sale. Choose another one, or ask about it in the chat',
    },
  },
  shopNeeded: {
    code: 'A01009',
    status: 400,
    text: { ru: 'Выберите магазин', zh: '请选择店铺', en: 'Please select a shop' },
  },
  brandUnknown: {
    code: 'A01010',
    status: 400,
    text: {
      ru: 'Марка или модель не найдена',
      zh: '品牌或车系不存在',
      en: 'The make or series does not exist',
    },
  },
  seriesOfOtherBrand: {
    code: 'A01011',
    status: 400,
    text: {
      ru: 'Модель относится к другой марке',
      zh: '车系不属于所选品牌',
      en: 'The series belongs to another make',
    },
  },
  brandTooDeep: {
    code: 'A01012',
    status: 400,
    text: {
      ru: 'Модель можно добавить только к марке верхнего уровня',
      zh: '车系只能添加到顶级品牌下',
      en: 'A series can only be placed under a make',
    },
  },
  brandInUse: {
    code: 'A01013',
    status: 409,
    text: {
      ru: 'К марке относятся модели или автомобили',
      zh: '品牌下存在车系或车辆，无法删除',
      en: 'The make has series or cars',
    },
  },
  brandNameTaken: {
    code: 'A01014',
    status: 409,
    text: {
      ru: 'Такая марка или модель уже есть',
      zh: '品牌或车系名称已存在',
      en: 'A make or series of this name exists already',
    },
  },
  categoryUnknown: {
    code: 'A01015',
    status: 400,
    text: { ru: 'Категория не найдена', zh: '分类不存在', en: 'The category does not exist' },
  },
  categoryInUse: {
    code: 'A01016',
    status: 409,
    text: {
      ru: 'В категории есть подкатегории или автомобили',
      zh: '分类下存在子分类或车辆，无法删除',
      en: 'The category has subcategories or cars',
    },
  },
  categoryLoop: {
    code: 'A01017',
    status: 400,
    text: {
      ru: 'Категорию нельзя вложить в неё саму',
      zh: '不能将分类移动到其自身或子分类下',
      en: 'A category cannot be placed inside itself',
    },
  },
  videoExpected: {
    code: 'A01028',
    status: 400,
    text: {
      ru: 'В поле «Видео» указан другой файл. Загрузите видео в формате MP4 или WebM',
      zh: '“视频”字段中的文件不是视频，请上传 MP4 或 WebM 格式的视频',
      en: 'The field “Video” names another kind of file. Upload a video as MP4 or WebM',
    },
  },
  columnUnknown: {
    code: 'A01018',
    status: 400,
    text: {
      ru: 'Сортировать можно по столбцам: {columns}',
      zh: '仅支持按以下字段排序：{columns}',
      en: 'The list can be sorted by {columns}',
    },
  },
  pageTooDeep: {
    code: 'A01019',
    status: 400,
    text: {
      ru: 'Показываются первые {rows} результатов, уточните поиск',
      zh: '仅显示前 {rows} 条结果，请缩小搜索范围',
      en: 'Only the first {rows} results are shown; please narrow the search',
    },
  },
  filterUnknown: {
    code: 'A01020',
    status: 400,
    text: {
      ru: 'Неизвестное значение фильтра «{field}»: {value}',
      zh: '筛选条件“{field}”的值无效：{value}',
      en: 'The filter “{field}” does not know the value {value}',
    },
  },
  cursorBroken: {
    code: 'A01021',
    status: 400,
    text: {
      ru: 'Продолжить этот список нельзя: он запрошен с другими условиями. Откройте поиск заново',
      zh: '无法继续翻页：查询条件已改变，请重新搜索',
      en: 'This list cannot be continued: it was asked for with other conditions. Please search again',
    },
  },
  shopClosed: {
    code: 'A01023',
    status: 409,
    text: {
      ru: 'Магазин закрыт площадкой: его автомобили нельзя выставить на продажу',
      zh: '店铺已被平台关闭，车辆无法上架',
      en: 'The mall has closed this shop: its cars cannot be put on sale',
    },
  },
  synonymUnusable: {
    code: 'A01022',
    status: 400,
    text: {
      ru: 'В каждом варианте должны быть буквы или цифры, не более 60 символов: {term}',
      zh: '每个词须包含字母、汉字或数字，且不超过 60 个字符：{term}',
      en: 'Every term needs letters or digits, at most 60 characters: {term}',
    },
  },
  attrValueUnknown: {
    code: 'A01025',
    status: 400,
    text: {
      ru: 'Значения характеристик не найдены: {ids}. Выберите из тех, что есть у категории автомобиля',
      zh: '属性值不存在：{ids}。请从车辆所属分类的属性值中选择',
      en: 'These values of attributes do not exist: {ids}. Choose among those of the category of the car',
    },
  },
  carNotHeld: {
    code: 'A01026',
    status: 409,
    text: {
      ru: 'Автомобиль не забронирован: сообщать не о чем',
      zh: '该车辆未被预订，无需提醒',
      en: 'Nobody holds this car, so there is nothing to wait for',
    },
  },
  watchLimit: {
    code: 'A01027',
    status: 409,
    text: {
      ru: 'Можно ждать не более {max} автомобилей',
      zh: '最多可等待 {max} 辆车',
      en: 'You can wait for at most {max} cars',
    },
  },
  /** Refusal of a request for several cars because of one of them; `reason` is the text of what is wrong with it. */
  oneOfCarsRefused: {
    code: 'A01032',
    status: 409,
    text: {
      ru: '«{name}»: {reason}. Ни один автомобиль не изменён',
      zh: '“{name}”：{reason}。所有车辆均未变更',
      en: '“{name}”: {reason}. None of the cars was changed',
    },
  },
  /** `old` is the price in force that the new one departs from most; `allowed` is the range that one person may enter. */
  priceJumps: {
    code: 'A01029',
    status: 409,
    text: {
      ru: '«{name}»: цена {new} отличается от цены {old}, действовавшей в последние 72 часа, на {departure} %, а один сотрудник меняет её не больше чем на {percent} %. {allowed}. Если цена верна, пусть другой сотрудник введёт такую же или подтвердит её в разделе «Изменения цен»; до тех пор действует прежняя',
      zh: '“{name}”：价格 {new} 与近 72 小时内有效的价格 {old} 相差 {departure}%，一位员工最多可调整 {percent}%。{allowed}。如价格无误，请另一位同事输入相同价格，或在“价格变动”中确认；在此之前原价继续有效',
      en: '“{name}”: the price {new} departs by {departure} % from {old}, which was in force within the last 72 hours; one person may change it by {percent} % at most. {allowed}. If the price is right, another colleague has to enter the same or approve it in “Price changes”; until then the present one holds',
    },
  },
  priceTooLow: {
    code: 'A01030',
    status: 422,
    text: {
      ru: '«{name}»: цена {new} ниже {percent} % того, что стоят похожие автомобили (медиана {median}). Проверьте разряды: наименьшая возможная цена — {least}',
      zh: '“{name}”：价格 {new} 低于同类车辆中位价 {median} 的 {percent}%。请检查位数，最低可填 {least}',
      en: '“{name}”: the price {new} is below {percent} % of what such cars cost (median {median}). Check the digits: the lowest possible price is {least}',
    },
  },
  /** `price` is the price of one unit. */
  wholesaleAbovePrice: {
    code: 'A01043',
    status: 422,
    text: {
      ru: '«{name}»: оптовая цена {wholesale} выше розничной {price}. Укажите оптовую цену не выше розничной или оставьте поле пустым',
      zh: '“{name}”：批发价 {wholesale} 高于零售价 {price}。批发价不得高于零售价，也可留空',
      en: '“{name}”: the wholesale price {wholesale} is above the retail price {price}. Enter no more than the retail price, or leave the field empty',
    },
  },
  /** `cheap` is what the cheapest tenth of similar cars costs. */
  priceFarBelowCheapest: {
    code: 'A01052',
    status: 422,
    text: {
      ru: '«{name}»: цена {new} ниже {percent} % того, что стоят самые дешёвые из похожих автомобилей ({cheap}). Проверьте разряды: наименьшая возможная цена — {least}',
      zh: '“{name}”：价格 {new} 低于最便宜同类车辆价格 {cheap} 的 {percent}%。请检查位数，最低可填 {least}',
      en: '“{name}”: the price {new} is below {percent} % of what the cheapest similar cars cost ({cheap}). Check the digits: the lowest possible price is {least}',
    },
  },
  priceBelowLeast: {
    code: 'A01053',
    status: 422,
    text: {
      ru: '«{name}»: цена {new} ниже {least}, а дешевле автомобили на площадке не продаются. Проверьте разряды',
      zh: '“{name}”：价格 {new} 低于平台最低车价 {least}。请检查位数',
      en: '“{name}”: the price {new} is below {least}, the lowest price of any car here. Check the digits',
    },
  },
  wholesaleOfUsedCar: {
    code: 'A01054',
    status: 422,
    text: {
      ru: '«{name}»: у автомобиля с пробегом нет оптовой цены — он продаётся в одном экземпляре. Уберите {wholesale} и оставьте поле пустым',
      zh: '“{name}”：二手车仅有一台，没有批发价。请删除 {wholesale}，将该栏留空',
      en: '“{name}”: a used car has no wholesale price, because there is only one of it. Remove {wholesale} and leave the field empty',
    },
  },
  /** `comparison` says what similar cars cost, or that there are none. */
  listingNeedsReview: {
    code: 'A01055',
    status: 409,
    text: {
      ru: '«{name}»: цена {new}; {comparison}. Поэтому автомобиль поступит в продажу, когда его проверит второй сотрудник. Отправьте его на проверку',
      zh: '“{name}”：价格 {new}；{comparison}。因此须经第二位同事审核后方可上架，请提交审核',
      en: '“{name}”: the price is {new}; {comparison}. The car therefore goes on sale when a second person has reviewed it. Send it to the review',
    },
  },
  /** `people` are the logins of those who entered, changed or submitted the car. */
  reviewedByOther: {
    code: 'A01056',
    status: 409,
    text: {
      ru: '«{name}»: вы внесли этот автомобиль, меняли его или отправили на проверку. Одобрить его должен другой сотрудник с правом «Проверка объявлений», кроме тех, кто в этом участвовал: {people}',
      zh: '“{name}”：该车辆由您录入、修改或提交审核，须由另一位具有“审核车辆”权限的同事批准，参与过的人员除外：{people}',
      en: '“{name}”: you entered this car, changed it or sent it to the review. Another colleague with the right “Review cars” has to approve it, other than those who took part: {people}',
    },
  },
  priceSecondPerson: {
    code: 'A01031',
    status: 409,
    text: {
      ru: 'Эту цену или сам автомобиль внесли вы: цена отличается от {old}, по которой он продавался, на {departure} %. Подтвердить её должен другой сотрудник',
      zh: '该价格或该车辆由您录入，与在售价格 {old} 相差 {departure}%，须由另一位同事确认',
      en: 'You entered this price or the car itself: the price departs by {departure} % from {old}, at which the car was on sale. Another colleague has to confirm it',
    },
  },
  /** The contradictions are named at their fields. */
  factsContradict: {
    code: 'A01057',
    status: 422,
    text: {
      ru: 'Данные автомобиля противоречат друг другу: {details}',
      zh: '车辆信息相互矛盾：{details}',
      en: 'The facts of the car contradict each other: {details}',
    },
  },
  /** The questions are asked at their fields, each with its code in `question`; the request is repeated with those affirmed. */
  factsQuestioned: {
    code: 'A01058',
    status: 409,
    text: {
      ru: 'Проверьте данные автомобиля и подтвердите их: {details}',
      zh: '请核对并确认车辆信息：{details}',
      en: 'Check the facts of the car and affirm them: {details}',
    },
  },
  listingRuleExists: {
    code: 'A01059',
    status: 409,
    text: {
      ru: 'Для этой категории и состояния правило уже есть. Измените его',
      zh: '该分类和车况已有要求，请修改现有的一条',
      en: 'This category and condition have a rule already. Change that one',
    },
  },
  listingNeedUnknown: {
    code: 'A01060',
    status: 400,
    text: {
      ru: 'Такого требования нет: {need}',
      zh: '没有这一项要求：{need}',
      en: 'There is no such requirement: {need}',
    },
  },
  stockListColumnUnknown: {
    code: 'A01070',
    status: 400,
    text: {
      ru: 'Столбцу «{heading}» сопоставлено поле, которого нет: {code}',
      zh: '“{heading}”列对应的字段不存在：{code}',
      en: 'The column “{heading}” is mapped to a field that does not exist: {code}',
    },
  },
  stockListColumnTwice: {
    code: 'A01071',
    status: 400,
    text: {
      ru: 'Поле «{label}» сопоставлено двум столбцам. Оставьте один',
      zh: '“{label}”对应了两列，请只保留一列',
      en: 'Two columns are mapped to “{label}”. Keep one of them',
    },
  },
  stockListUnitDiffers: {
    code: 'A01072',
    status: 400,
    text: {
      ru: 'В столбце «{heading}» другая единица, чем в поле «{label}». Пересчитайте значения и исправьте заголовок',
      zh: '“{heading}”列的单位与“{label}”不同，请换算数值并修改表头',
      en: 'The column “{heading}” has another unit than “{label}”. Convert its figures and correct the heading',
    },
  },
  stockListRowsMissing: {
    code: 'A01073',
    status: 409,
    text: {
      ru: 'Получено строк: {stored} из {rows}. Отправьте остальные и повторите проверку',
      zh: '已收到 {stored} 行，共 {rows} 行，请补传其余行后重新检查',
      en: '{stored} of {rows} rows have arrived. Send the others and check again',
    },
  },
  stockListRowOutside: {
    code: 'A01074',
    status: 400,
    text: {
      ru: 'Строка {nth}: номер от 1 до {rows}, ячеек столько, сколько столбцов: {columns}',
      zh: '第 {nth} 行：行号应为 1 至 {rows}，单元格数应与列数 {columns} 一致',
      en: 'Row {nth}: rows are numbered from 1 to {rows} and have {columns} cells, one for each column',
    },
  },
  stockListBusy: {
    code: 'A01075',
    status: 409,
    text: {
      ru: 'Список ещё проверяется или загружается. Дождитесь окончания',
      zh: '该列表正在检查或导入，请等待完成',
      en: 'The list is still being checked or applied. Wait until that has ended',
    },
  },
  stockListNotChecked: {
    code: 'A01076',
    status: 409,
    text: {
      ru: 'Сначала проверьте список',
      zh: '请先检查列表',
      en: 'Check the list first',
    },
  },
  stockListApplied: {
    code: 'A01077',
    status: 409,
    text: {
      ru: 'Список уже загружен. Для исправлений загрузите новый',
      zh: '该列表已导入，如需修改请重新上传',
      en: 'The list has been applied already. Upload a new one for corrections',
    },
  },
  stockListTooLong: {
    code: 'A01078',
    status: 400,
    text: {
      ru: 'В списке больше {most} знаков. Разделите его на части или уберите лишние столбцы',
      zh: '列表总字符数超过 {most}，请拆分列表或删除多余的列',
      en: 'The list has more than {most} characters. Divide it or leave out columns',
    },
  },
  searchUnavailable: {
    code: 'A01024',
    status: 503,
    text: {
      ru: 'Поиск автомобилей временно не работает. Повторите через минуту',
      zh: '车辆搜索暂时不可用，请稍后重试',
      en: 'The search for cars is out of order for the moment. Try again in a minute',
    },
  },
});

/** Errors that every search for cars may answer. */
export const searchErrors = [
  productErrors.pageTooDeep,
  productErrors.filterUnknown,
  productErrors.cursorBroken,
  productErrors.searchUnavailable,
] as const;
