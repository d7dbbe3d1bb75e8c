export type SlipCurrency = 'CNY' | 'RUB';
