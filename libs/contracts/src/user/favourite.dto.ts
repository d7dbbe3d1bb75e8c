import { Id, Instant } from '@mall/validation';

export class FavouriteDto {
  @Id({ label: { ru: 'Автомобиль', zh: '车辆', en: 'Car' } }) spuId!: string;
}

export class FavouriteView {
  @Id() spuId!: string;
  @Instant() createTime!: string;
}
