import { texts } from '../../i18n/texts.js';

/** Texts of the pickers of people and of uploads; the Chinese ones are prescribed. */
export const peopleTexts = texts({
  ru: {
    console: {
      widgets: {
        people: {
          title: 'Выбор сотрудников',
          keyWord: 'Имя или телефон',
          nickname: 'Имя',
          phone: 'Телефон',
          role: 'Роль',
          department: 'Отдел',
          number: '№',
          page: 'Все на этой странице',
          selectAll: 'Выбрать всех найденных',
          reset: 'Сбросить',
          count:
            'Всего %{smart_count} человек |||| Всего %{smart_count} человека |||| Всего %{smart_count} человек',
          chosen: 'Выбранные сотрудники',
          cancelAll: 'Убрать всех',
          total: 'Всего: %{total}',
          locked: 'Учётная запись заблокирована',
          noDataPermission: 'нет доступа к данным',
        },
        upload: {
          done: 'Загружено',
          retry: 'Повторить',
          wrongType: 'Неподходящий формат файла. Подходят только %{types}',
          tooLarge: 'Размер файла не должен превышать %{max} МБ',
          noImage: 'Можно загрузить только изображение!',
          imageTooLarge: 'Размер не должен превышать 1000 МБ!',
          most: 'Можно загрузить файлов: не больше %{max}',
        },
      },
    },
  },
  zh: {
    console: {
      widgets: {
        people: {
          title: '选择人员',
          keyWord: '姓名或电话',
          nickname: '姓名',
          phone: '电话',
          role: '角色',
          department: '部门',
          number: '序号',
          page: '全选本页',
          selectAll: '选择全部查询结果',
          reset: '重置',
          count: '共计%{smart_count}人',
          chosen: '已选人员',
          cancelAll: '取消全部',
          total: '共 %{total} 条',
          locked: '账号已锁定',
          noDataPermission: '无数据权限',
        },
        upload: {
          done: '上传成功',
          retry: '重试',
          wrongType: '文件格式不符，仅支持%{types}',
          tooLarge: '文件大小不可超过%{max}M',
          noImage: '不能是非图片文件!',
          imageTooLarge: '不能超过 1000MB!',
          most: '最多上传 %{max} 个文件',
        },
      },
    },
  },
  en: {
    console: {
      widgets: {
        people: {
          title: 'Select personnel',
          keyWord: 'Name or phone',
          nickname: 'Name',
          phone: 'Phone',
          role: 'Role',
          department: 'Department',
          number: 'No.',
          page: 'All on this page',
          selectAll: 'Select all that were found',
          reset: 'Reset',
          count: '%{smart_count} person |||| %{smart_count} people',
          chosen: 'Selected personnel',
          cancelAll: 'Cancel all',
          total: 'Total %{total}',
          locked: 'Locked account',
          noDataPermission: 'no data permission',
        },
        upload: {
          done: 'Uploaded successfully',
          retry: 'Try again',
          wrongType: 'The file format does not fit, only %{types} are supported',
          tooLarge: 'The file must not exceed %{max} MB',
          noImage: 'It must be an image!',
          imageTooLarge: 'It must not exceed 1000 MB!',
          most: 'At most %{max} files',
        },
      },
    },
  },
});
