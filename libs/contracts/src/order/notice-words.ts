import { say } from '@mall/validation';

/** Words of a notice about the VINs of an order. */
export const vinWords = {
  namedOne: say('указан VIN', '已登记车架号', 'its VIN is named'),
  namedSeveral: say('указаны VIN', '已登记车架号', 'its VINs are named'),
  correctedOne: say('исправлен VIN', '车架号已更正', 'its VIN was corrected'),
  correctedSeveral: say('исправлены VIN', '车架号已更正', 'its VINs were corrected'),
  withdrawn: say(
    'прежний VIN снят, новый',
    '原车架号已撤销，新车架号',
    'the former VIN was withdrawn, the new one',
  ),
  later: say('будет указан позже', '稍后登记', 'to be named later'),
} as const;

/** Sentences of the notice of an order that ended, each with its leading space. */
export const endWords = {
  reason: say(' Причина: {reason}.', '原因：{reason}。', ' The reason: {reason}.'),
  money: say(
    ' Поступившие деньги вернём на счёт, с которого они пришли.',
    '已收款项将退回原付款账户。',
    ' Money that has come in goes back to the account that it came from.',
  ),
} as const;

/** End of the sentence that the time to pay was extended. */
export const untilWords = say(' до {until}', '至 {until}', ', until {until}');
