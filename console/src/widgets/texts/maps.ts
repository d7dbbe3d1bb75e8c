import { texts } from '../../i18n/texts.js';

/** Texts of the calendar and the maps; the Chinese ones are prescribed. */
export const mapTexts = texts({
  ru: {
    console: {
      widgets: {
        calendar: { before: 'Предыдущий месяц', after: 'Следующий месяц', year: 'Год', month: 'Месяц' },
        map: {
          open: 'Открыть карту',
          keyword: 'Город, адрес или координаты',
          nothing: 'Ничего не найдено',
          lng: 'Долгота',
          lat: 'Широта',
          address: 'Адрес',
          show: 'Показать',
          noPoint: 'Точка не выбрана',
          addPoint: 'Добавить точку',
          undo: 'Отменить шаг',
          redraw: 'Нарисовать заново',
          radius: 'Радиус',
          metres: '%{metres} м',
          noArea: 'Сначала задайте область рисования',
          noRange: 'Сначала выберите область или введите название участка',
        },
        line: {
          start: 'Начать правку',
          end: 'Закончить правку',
          redraw: 'Нарисовать заново',
          none: 'Ни одного отрезка не найдено!',
          started: 'Правка включена!',
          ended: 'Правка закончена!',
          redrawSure: 'Отказаться от текущей линии и нарисовать её заново?',
          startSure:
            'При правке можно только перемещать узлы. Чтобы рисовать дальше, сначала закончите правку. Начать?',
        },
      },
    },
  },
  zh: {
    console: {
      widgets: {
        calendar: { before: '上个月', after: '下个月', year: '年', month: '月' },
        map: {
          open: '打开地图',
          keyword: '城市、地址或坐标',
          nothing: '没有找到结果',
          lng: '经度',
          lat: '纬度',
          address: '地址',
          show: '定位',
          noPoint: '尚未选择位置',
          addPoint: '添加点',
          undo: '撤销一步',
          redraw: '重新绘制',
          radius: '半径',
          metres: '%{metres} 米',
          noArea: '请先确定绘画区域',
          noRange: '请先选择范围或者输入网格名称',
        },
        line: {
          start: '开始编辑',
          end: '结束编辑',
          redraw: '重新绘制',
          none: '没有发现任何线段!',
          started: '编辑状态已开启!',
          ended: '编辑状态已结束!',
          redrawSure: '您确定要放弃当前线段重新绘制吗？',
          startSure: '编辑状态下只能编辑节点，如需继续绘制请先结束编辑。确定开始编辑吗？',
        },
      },
    },
  },
  en: {
    console: {
      widgets: {
        calendar: { before: 'Previous month', after: 'Next month', year: 'Year', month: 'Month' },
        map: {
          open: 'Open the map',
          keyword: 'City, address or coordinates',
          nothing: 'Nothing was found',
          lng: 'Longitude',
          lat: 'Latitude',
          address: 'Address',
          show: 'Show',
          noPoint: 'No point is chosen',
          addPoint: 'Add a point',
          undo: 'Undo one step',
          redraw: 'Redraw',
          radius: 'Radius',
          metres: '%{metres} m',
          noArea: 'Set the drawing area first',
          noRange: 'Choose a range or enter the name of the grid first',
        },
        line: {
          start: 'Start editing',
          end: 'End editing',
          redraw: 'Redraw',
          none: 'No line was found!',
          started: 'Editing has started!',
          ended: 'Editing has ended!',
          redrawSure: 'Give up the current line and draw it anew?',
          startSure: 'Editing allows only moving nodes. To keep drawing, end editing first. Start?',
        },
      },
    },
  },
});
