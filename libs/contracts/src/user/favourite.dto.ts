import { Id, Instant, ListOfValues } from '@mall/validation';

export class FavouriteDto {
  @Id({ label: { ru: 'Автомобиль', zh: '车辆', en: 'Car' } }) spuId!: string;
}

export class FavouriteView {
  @Id() spuId!: string;
  @Instant() createTime!: string;
}

export class FavouritesAmongDto {
  @Id() userId!: string;
  @ListOfValues('id', { maxItems: 500 }) spuIds!: string[];
}
