import type { Locale } from '@mall/web-kit';

/** Translations of the comments above the properties of widgets, by their English text. */
export const PROP_NOTES: Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, string>>>> = {
  'A service that finds addresses; without one the places of the map and coordinates are found.': {
    ru: 'Служба поиска адресов; без неё находятся места на карте и координаты.',
    zh: '地址搜索服务；未配置时可搜索地图上的地名和坐标。',
  },
  'A takes landlines too; B and C take mobile numbers.': {
    ru: 'A принимает и городские номера, B и C — только мобильные.',
    zh: 'A 也接受固定电话，B 和 C 只接受手机号码。',
  },
  'A width of its own, in place of a size.': {
    ru: 'Своя ширина вместо размера.',
    zh: '自定义宽度，代替尺寸。',
  },
  'Above 1000 the first year that can be chosen; otherwise years to come are blocked.': {
    ru: 'Больше 1000 — первый год, который можно выбрать; иначе закрыты будущие годы.',
    zh: '大于 1000 时为可选的最早年份；否则不能选择未来的年份。',
  },
  'Added and taken by the arrow keys.': {
    ru: 'Шаг клавиш со стрелками.',
    zh: '方向键每次增减的数值。',
  },
  'Called by a click, unless the button rests.': {
    ru: 'Вызывается по нажатию, если кнопка не на паузе.',
    zh: '点击时调用，倒计时期间除外。',
  },
  'Called when the dialog is closed or cancelled.': {
    ru: 'Вызывается, когда диалог закрыт или отменён.',
    zh: '关闭或取消对话框时调用。',
  },
  'Called when uploads start and end: a form must not be sent before they have ended.': {
    ru: 'Вызывается в начале и в конце загрузки: до её конца форму отправлять нельзя.',
    zh: '上传开始和结束时调用：上传结束前不得提交表单。',
  },
  'Called with the id of the department that was chosen.': {
    ru: 'Вызывается с id выбранного отдела.',
    zh: '选择部门后调用，参数为部门 id。',
  },
  'Called with the people who were chosen.': {
    ru: 'Вызывается с выбранными людьми.',
    zh: '确认后调用，参数为所选人员。',
  },
  'Called with the place that was chosen.': {
    ru: 'Вызывается с выбранным местом.',
    zh: '确认后调用，参数为所选地点。',
  },
  'Days that cannot be chosen.': {
    ru: 'Дни, которые нельзя выбрать.',
    zh: '不可选择的日期。',
  },
  'Decimals that are kept.': {
    ru: 'Сколько знаков после запятой сохраняется.',
    zh: '保留的小数位数。',
  },
  'Decimals that can be typed.': {
    ru: 'Сколько знаков после запятой можно ввести.',
    zh: '可输入的小数位数。',
  },
  'Digits of a group: four as Chinese counts, or three.': {
    ru: 'Цифр в группе: четыре, как считают в Китае, или три.',
    zh: '每组位数：按中文习惯四位，或三位。',
  },
  'Divisions at most.': {
    ru: 'Наибольшее число регионов.',
    zh: '最多可选的地区数。',
  },
  'Draws a glyph by its class.': {
    ru: 'Рисует значок по его классу.',
    zh: '按类名绘制图标。',
  },
  'Files at most.': {
    ru: 'Наибольшее число файлов.',
    zh: '最多文件数。',
  },
  'First day that can be chosen, `2026-11-21`.': {
    ru: 'Первый день, который можно выбрать, `2026-11-21`.',
    zh: '可选的最早日期，格式 `2026-11-21`。',
  },
  'First day that can be chosen.': {
    ru: 'Первый день, который можно выбрать.',
    zh: '可选的最早日期。',
  },
  'Head of the dialog.': {
    ru: 'Заголовок диалога.',
    zh: '对话框标题。',
  },
  'Height of the map.': {
    ru: 'Высота карты.',
    zh: '地图高度。',
  },
  'Last day that can be chosen.': {
    ru: 'Последний день, который можно выбрать.',
    zh: '可选的最晚日期。',
  },
  'Levels at most.': {
    ru: 'Наибольшее число уровней.',
    zh: '最多级数。',
  },
  'Name of the tree for screen readers.': {
    ru: 'Название дерева для программ чтения с экрана.',
    zh: '供屏幕阅读器使用的名称。',
  },
  "Only divisions that the mall has names of in three languages, not all of China's.": {
    ru: 'Только регионы, названия которых есть на трёх языках, а не все регионы Китая.',
    zh: '只列出有三种语言名称的地区，不含全部中国区划。',
  },
  'Pictures at most; one picture replaces the one before.': {
    ru: 'Наибольшее число изображений; если одно, новое заменяет прежнее.',
    zh: '最多图片数；为 1 时新图片替换原图片。',
  },
  'Restricts the choice to these people.': {
    ru: 'Выбирать можно только из этих людей.',
    zh: '只能在这些人员中选择。',
  },
  'Returns inputs for the facts of a picture, with its index.': {
    ru: 'Возвращает поля сведений об изображении по его номеру с нуля.',
    zh: '返回图片信息的输入项，参数为从 0 开始的序号。',
  },
  'Seconds for which the button rests after confirming.': {
    ru: 'Пауза кнопки после подтверждения, секунд.',
    zh: '确认后按钮的倒计时秒数。',
  },
  'Seconds for which the button rests when the dialog opens.': {
    ru: 'Пауза кнопки при открытии диалога, секунд.',
    zh: '打开对话框时按钮的倒计时秒数。',
  },
  'Seconds of rest after each click.': {
    ru: 'Пауза после каждого нажатия, секунд.',
    zh: '每次点击后的倒计时秒数。',
  },
  'Seconds of rest at the start.': {
    ru: 'Пауза в начале, секунд.',
    zh: '初始等待秒数。',
  },
  'Shown after the amount.': {
    ru: 'Стоит после суммы.',
    zh: '显示在金额之后。',
  },
  'Shown before the amount.': {
    ru: 'Стоит перед суммой.',
    zh: '显示在金额之前。',
  },
  'The coordinate system of the value.': {
    ru: 'Система координат значения.',
    zh: '值所用的坐标系。',
  },
  'The coordinate system of the value; the map itself has the default one.': {
    ru: 'Система координат значения; сама карта всегда в системе по умолчанию.',
    zh: '值所用的坐标系；地图本身使用默认坐标系。',
  },
  'The departments, each with those below it.': {
    ru: 'Отделы, каждый со своими подотделами.',
    zh: '部门树，含下级部门。',
  },
  'The glyphs to choose from, with their classes.': {
    ru: 'Значки для выбора и их классы.',
    zh: '可选的图标及其类名。',
  },
  'The id of the chosen department, empty for none.': {
    ru: 'id выбранного отдела; пусто, если не выбран.',
    zh: '所选部门的 id，未选时为空。',
  },
  'The largest number; a larger one becomes it when the field is left.': {
    ru: 'Наибольшее число; большее заменяется им, когда поле покидают.',
    zh: '最大值；离开输入框时，超出的数值改为最大值。',
  },
  'The lower bound as text; an amount outside becomes the nearest bound when the field is left.': {
    ru: 'Нижняя граница, строкой; сумма вне границ заменяется ближайшей, когда поле покидают.',
    zh: '下限（文本）；离开输入框时，超出范围的金额改为最近的界限。',
  },
  'The number of the identity card; once it is complete the gender follows it.': {
    ru: 'Номер удостоверения; когда он введён полностью, пол определяется по нему.',
    zh: '身份证号；填写完整后性别随之确定。',
  },
  'The people who are chosen at first.': {
    ru: 'Кто выбран в начале.',
    zh: '初始已选人员。',
  },
  'The place that is shown at first, in the system of the value.': {
    ru: 'Место, показанное вначале, в системе координат значения.',
    zh: '初始显示的地点，采用值的坐标系。',
  },
  'The size of a file at most.': {
    ru: 'Наибольший размер файла.',
    zh: '单个文件的大小上限。',
  },
  'The size of a picture at most in MB.': {
    ru: 'Наибольший размер изображения, МБ.',
    zh: '单张图片的大小上限（MB）。',
  },
  'The smallest number; a smaller one becomes it when the field is left.': {
    ru: 'Наименьшее число; меньшее заменяется им, когда поле покидают.',
    zh: '最小值；离开输入框时，过小的数值改为最小值。',
  },
  'The type of the dictionary.': {
    ru: 'Тип справочника.',
    zh: '字典类型。',
  },
  'The upper bound, in the same way.': {
    ru: 'Верхняя граница, так же.',
    zh: '上限，规则同上。',
  },
  'The user picker searches by name, phone and role, and chooses everybody who is found.': {
    ru: 'Выбор пользователей ищет по имени, телефону и роли и может выбрать всех найденных.',
    zh: '用户选择器可按姓名、电话和角色搜索，并可全选搜索结果。',
  },
  'The width: the whole screen, 90 %, 70 %, 800 px or 600 px.': {
    ru: 'Ширина: весь экран, 90 %, 70 %, 800 или 600 px.',
    zh: '宽度：全屏、90%、70%、800px 或 600px。',
  },
  'Tiles of a server in EPSG:4326, a template with z, x and y.': {
    ru: 'Адрес тайлов сервера в EPSG:4326, шаблон с z, x и y.',
    zh: 'EPSG:4326 瓦片服务地址，模板含 z、x、y。',
  },
  'Types of files that are taken.': {
    ru: 'Какие файлы принимаются.',
    zh: '接受的文件类型。',
  },
  'Content between head and buttons.': {
    ru: 'Содержимое между заголовком и кнопками.',
    zh: '标题与按钮之间的内容。',
  },
  'Purpose of the files; decides which types are allowed and who may see them.': {
    ru: 'Для чего файлы; от этого зависит, какими они могут быть и кто их видит.',
    zh: '文件用途；决定允许的类型和可见范围。',
  },
  'Purpose of the pictures; decides how large they may be and who may see them.': {
    ru: 'Для чего изображения; от этого зависит их размер и кто их видит.',
    zh: '图片用途；决定大小上限和可见范围。',
  },
  'Source of the choices of each level.': {
    ru: 'Откуда берутся варианты каждого уровня.',
    zh: '各级选项的来源。',
  },
  'Whether Escape and a click outside close the dialog.': {
    ru: 'Закрывают ли диалог Escape и щелчок снаружи.',
    zh: '按 Esc 或点击外部是否关闭对话框。',
  },
  'Whether a country or province can be chosen as a whole.': {
    ru: 'Можно ли выбрать страну или провинцию целиком.',
    zh: '是否可以只选到国家或省份。',
  },
  'Whether a level above the last one can be chosen too.': {
    ru: 'Можно ли выбрать уровень выше последнего.',
    zh: '是否可以选择非末级。',
  },
  'Whether confirming is not possible yet.': {
    ru: 'Недоступно ли пока подтверждение.',
    zh: '是否暂时不能确认。',
  },
  'Whether days are kept as 2026-01-05 instead of 2026-1-5.': {
    ru: 'Хранить дни как 2026-01-05, а не 2026-1-5.',
    zh: '日期是否补零：2026-01-05 而非 2026-1-5。',
  },
  'Whether lunar dates, solar terms and festivals are shown.': {
    ru: 'Показывать ли лунные даты, сезоны и праздники.',
    zh: '是否显示农历、节气和节日。',
  },
  'Whether nothing can be chosen.': {
    ru: 'Закрыт ли выбор.',
    zh: '是否禁止选择。',
  },
  'Whether one day, several or a span of days is chosen.': {
    ru: 'Выбирается один день, несколько или промежуток.',
    zh: '选择单日、多日或日期区间。',
  },
  'Whether the dialog is shown.': {
    ru: 'Показан ли диалог.',
    zh: '是否显示对话框。',
  },
  'Without it there is no button to confirm.': {
    ru: 'Без него нет кнопки подтверждения.',
    zh: '不传则没有确认按钮。',
  },
  'Words of the button that confirms.': {
    ru: 'Надпись на кнопке подтверждения.',
    zh: '确认按钮的文字。',
  },
  'Words under a day, keyed as days are kept.': {
    ru: 'Подписи под днями; ключ — день в том виде, в каком он хранится.',
    zh: '日期下方的文字，键为所保存的日期。',
  },
  '单选 for one person, 多选 for any number.': {
    ru: '单选 — один человек, 多选 — сколько угодно.',
    zh: '单选：一人；多选：不限人数。',
  },
};

/** Returns a comment of the code in the reader's language. */
export const noteIn = (locale: Locale, note: string): string =>
  locale === 'en' ? note : (PROP_NOTES[note]?.[locale] ?? note);
