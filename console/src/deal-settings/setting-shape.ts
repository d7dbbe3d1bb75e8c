import type { DealSettingView } from '@mall/contracts/order';

export interface SettingShape {
  /** Factor between the stored unit and the displayed one: 100 fen are a yuan. */
  readonly scale: number;
  readonly unit: string;
  /** The choices, when the number is a code. */
  readonly choices?: { readonly id: number; readonly name: string }[];
}

/** Returns how a setting is shown and typed. */
export function shapeOf({ settingKey, unit }: Pick<DealSettingView, 'settingKey' | 'unit'>): SettingShape {
  switch (settingKey) {
    case 'secondPersonAboveMinor':
    case 'writeOffAloneMinor':
    case 'heldValuePerBuyerMinor':
    case 'heldValuePerNetworkMinor':
      return { scale: 100, unit: '¥' };
    case 'marginBasisPoints':
      return { scale: 100, unit: '%' };
    case 'paymentFromCentralBank':
      return {
        scale: 1,
        unit: '',
        choices: [0, 1].map((id) => ({ id, name: `console.settings.paymentRate.${id}` })),
      };
    default:
      return { scale: 1, unit };
  }
}
