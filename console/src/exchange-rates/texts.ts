import { texts } from '../i18n/texts.js';

export const exchangeRatesTexts = texts({
  ru: {
    console: {
      rates: {
        none: 'Курс ещё не введён.',
        change: 'Изменение: %{percent} %',
        proposed:
          '%{name} вводит курс, который сильно отличается от действующего (%{rate}). Проверьте его по источнику и введите сами: тогда он вступит в силу.',
        rateHint: 'Рублей за единицу валюты. Действует для новых заказов.',
        sourceHint: 'Откуда взят курс, например: Банк Китая, отделение в Суйфэньхэ, 21.11.2026',
        inUse: 'Курсы в расчётах',
        purposes: {
          payment: 'Курс оплаты',
          customs: 'Таможенный курс',
        },
        origins: {
          manual: 'Введён вручную',
          centralBank: 'Банк России',
        },
        margin: 'наценка %{percent} %',
        stale: 'Устарел: проверьте',
        lock: 'Для заказа действует %{smart_count} час |||| Для заказа действует %{smart_count} часа |||| Для заказа действует %{smart_count} часов',
        fetchNow: 'Загрузить курс ЦБ',
        fetched: 'Файл Банка России загружен',
        fetchedAt: 'загружен',
        feedOff: 'Загрузка курсов Банка России выключена',
        feedFor: 'Файл Банка России на %{date}',
        feedNone: 'Файл Банка России ещё не загружали',
        lastStays: 'Считаем по последнему полученному курсу.',
        troubles: {
          unreachable: 'Сервер Банка России недоступен.',
          slow: 'Сервер Банка России не ответил вовремя.',
          refused: 'Сервер Банка России ответил ошибкой.',
          unusable: 'Файл Банка России не читается.',
          older: 'Банк России прислал файл старше имеющегося.',
        },
        held: 'Банк России прислал на %{date} курс %{rate}, а действовал %{reference}: разница слишком велика, поэтому он не применяется. Сверьте его с сайтом банка; применять его начнут, когда его примут двое.',
        accept: 'Принять курс',
        accepted: 'Курс Банка России принят',
        acceptedBy: 'Первым принял(а) %{name}.',
        asOfHint: 'Пусто — сейчас. Не раньше последнего внесённого курса и не из будущего',
        paidByBank:
          'Сейчас платежи считают по курсу Банка России — так выбрано в условиях сделок. Внесённый курс пригодится, только если файла Банка России не будет',
        customsHint: 'Нужен, только если файл Банка России недоступен',
      },
    },
    resources: {
      'exchange-rates': {
        name: 'Курс |||| Курсы валют |||| Курсы валют',
      },
    },
  },
  zh: {
    console: {
      rates: {
        none: '尚未录入汇率。',
        change: '变动：%{percent}%',
        proposed: '%{name} 录入的汇率（%{rate}）与当前相差较大。请核对来源后自行录入，届时生效。',
        rateHint: '1 单位外币兑换的卢布数，仅用于新订单。',
        sourceHint: '汇率的实际来源，例如：中国银行绥芬河支行 2026-11-21',
        inUse: '当前使用的汇率',
        purposes: {
          payment: '付款汇率',
          customs: '海关汇率',
        },
        origins: {
          manual: '手工录入',
          centralBank: '俄罗斯央行',
        },
        margin: '加点 %{percent}%',
        stale: '已过期，请核对',
        lock: '下单后锁定 %{smart_count} 小时',
        fetchNow: '立即获取央行汇率',
        fetched: '已获取俄央行汇率文件',
        fetchedAt: '获取时间',
        feedOff: '未启用俄央行汇率获取',
        feedFor: '俄央行汇率文件 %{date}',
        feedNone: '尚未获取俄央行汇率文件',
        lastStays: '沿用上次获取的汇率。',
        troubles: {
          unreachable: '无法连接俄央行服务器。',
          slow: '俄央行服务器响应超时。',
          refused: '俄央行服务器返回错误。',
          unusable: '俄央行汇率文件无法读取。',
          older: '俄央行返回的文件早于现有文件。',
        },
        held: '俄央行公布的 %{date} 汇率为 %{rate}，与此前使用的 %{reference} 相差过大，暂不采用。请与央行网站核对，两位同事确认后生效。',
        accept: '确认汇率',
        accepted: '已采用俄央行汇率',
        acceptedBy: '%{name} 已确认，待第二人确认。',
        asOfHint: '留空为当前时间；不得早于最近录入的汇率，也不得晚于现在',
        paidByBank: '目前付款按俄央行汇率计算（见交易参数）。录入的汇率仅在俄央行文件缺失时使用',
        customsHint: '仅在无法获取俄央行文件时需要',
      },
    },
    resources: {
      'exchange-rates': {
        name: '汇率',
      },
    },
  },
  en: {
    console: {
      rates: {
        none: 'No rate has been entered.',
        change: 'Change: %{percent} %',
        proposed:
          '%{name} enters a rate far from the one in use (%{rate}). Check it with its source and enter it yourself: it then takes effect.',
        rateHint: 'Roubles for one unit of the currency. Used for orders placed from now on.',
        sourceHint: 'Where the rate is from, for instance: Bank of China, Suifenhe branch, 21 Nov 2026',
        inUse: 'Rates in use',
        purposes: {
          payment: 'Payment rate',
          customs: 'Customs rate',
        },
        origins: {
          manual: 'Entered by hand',
          centralBank: 'Bank of Russia',
        },
        margin: 'margin %{percent} %',
        stale: 'Stale: please check',
        lock: 'An order keeps it for %{smart_count} hour |||| An order keeps it for %{smart_count} hours',
        fetchNow: 'Fetch the central bank’s rate',
        fetched: 'The Bank of Russia’s file is fetched',
        fetchedAt: 'fetched',
        feedOff: 'The Bank of Russia’s rates are not being fetched',
        feedFor: 'Bank of Russia, file for %{date}',
        feedNone: 'The Bank of Russia’s file has not been fetched yet',
        lastStays: 'The last rate that was fetched stays in use.',
        troubles: {
          unreachable: 'The Bank of Russia’s server cannot be reached.',
          slow: 'The Bank of Russia’s server did not answer in time.',
          refused: 'The Bank of Russia’s server answered with an error.',
          unusable: 'The Bank of Russia’s file cannot be read.',
          older: 'The Bank of Russia sent a file older than the one at hand.',
        },
        held: 'The Bank of Russia’s rate for %{date} is %{rate}, the one in use was %{reference}: they are too far apart, so it is not used. Compare it with the bank’s site; it is used once two people have accepted it.',
        accept: 'Accept the rate',
        accepted: 'The Bank of Russia’s rate is in use',
        acceptedBy: '%{name} has accepted it.',
        asOfHint: 'Empty: now. Neither before the newest entered rate nor in the future',
        paidByBank:
          'Payments are counted with the Bank of Russia’s rate now, as chosen in the terms of deals. An entered rate helps only where its file is missing',
        customsHint: 'Needed only when the Bank of Russia’s file cannot be had',
      },
    },
    resources: {
      'exchange-rates': {
        name: 'Exchange rate |||| Exchange rates',
      },
    },
  },
});
