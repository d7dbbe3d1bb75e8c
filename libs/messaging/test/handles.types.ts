/**
 * Compiled, never run: `npm run typecheck` fails when a decorator accepts a method that does not fit, because then its
 * `@ts-expect-error` is unused.
 */
import { anyone, defineApi, Empty, listOf, nothing, type Caller } from '@mall/contracts/define';
import { Handles, RawJson, type HandlersOf } from '../src/index.js';

class CarIdDto {
  declare readonly carId: string;
}

class ShopIdDto {
  declare readonly shopId: string;
}

class FilterDto {
  declare readonly text?: string;
}

class OtherFilterDto {
  declare readonly page?: number;
}

class CarView {
  declare readonly carId: string;
}

class ShopView {
  declare readonly shopId: string;
}

const access = anyone();
const api = defineApi('test', {
  car: { request: CarIdDto, response: CarView, access, summary: 'One car.' },
  shop: { request: ShopIdDto, response: ShopView, access, summary: 'One shop.' },
  search: { request: FilterDto, response: listOf(CarView), access, summary: 'Cars.' },
  hide: { request: CarIdDto, response: nothing, access, summary: 'Hides a car.' },
  show: { request: CarIdDto, response: nothing, access, summary: 'Shows a car.' },
});

const car: CarView = { carId: '1' };

export class Fitting implements HandlersOf<typeof api> {
  @Handles(api.car)
  async car({ carId }: CarIdDto, { locale }: Caller): Promise<CarView> {
    return { carId: carId + locale };
  }

  @Handles(api.shop)
  shop({ shopId }: ShopIdDto): ShopView {
    return { shopId };
  }

  @Handles(api.search)
  search() {
    return new RawJson<CarView[]>('[]');
  }

  @Handles(api.hide)
  async hide(request: CarIdDto): Promise<void> {
    void request;
  }

  @Handles(api.show)
  show(): void {}
}

export class OtherRequest {
  // @ts-expect-error another request
  @Handles(api.car)
  car({ shopId }: ShopIdDto): CarView {
    return { carId: shopId };
  }

  // @ts-expect-error a part of the request
  @Handles(api.shop)
  shop(request: Empty): ShopView {
    return { shopId: String(request) };
  }

  // @ts-expect-error other optional fields
  @Handles(api.search)
  search(request: OtherFilterDto): CarView[] {
    return request.page === undefined ? [] : [car];
  }

  // @ts-expect-error a field more than the request has
  @Handles(api.hide)
  hide(request: CarIdDto & ShopIdDto): void {
    void request;
  }

  // @ts-expect-error another type than the request
  @Handles(api.show)
  show(carId: string): void {
    void carId;
  }
}

export class OtherCaller {
  // @ts-expect-error a caller who is always signed in
  @Handles(api.car)
  car(request: CarIdDto, caller: Caller & { readonly userId: string }): CarView {
    return { carId: request.carId + caller.userId };
  }

  // @ts-expect-error the caller first
  @Handles(api.hide)
  hide(caller: Caller): void {
    void caller;
  }

  // @ts-expect-error no third argument is passed
  @Handles(api.show)
  show(request: CarIdDto, caller: Caller, third: string): void {
    void [request, caller, third];
  }

  // @ts-expect-error no third argument is passed, not even an optional one
  @Handles(api.search)
  search(request: FilterDto, caller: Caller, third?: string): CarView[] {
    void [request, caller, third];
    return [];
  }
}

export class OtherAnswer {
  // @ts-expect-error another view
  @Handles(api.car)
  car(): ShopView {
    return { shopId: '1' };
  }

  // @ts-expect-error one instead of a list
  @Handles(api.search)
  search(): Promise<CarView> {
    return Promise.resolve(car);
  }

  // @ts-expect-error something instead of nothing
  @Handles(api.hide)
  hide(): CarView {
    return car;
  }

  // @ts-expect-error something instead of nothing, later
  @Handles(api.show)
  async show(): Promise<CarView> {
    return car;
  }

  // @ts-expect-error prepared JSON of another view
  @Handles(api.shop)
  shop(): RawJson<CarView> {
    return new RawJson<CarView>('{}');
  }
}

/** The same request and answer; only the method's name differs. */
export class Swapped {
  // @ts-expect-error the decorator of the other one
  @Handles(api.show)
  hide(request: CarIdDto): void {
    void request;
  }

  // @ts-expect-error the decorator of the other one
  @Handles(api.hide)
  show(request: CarIdDto): void {
    void request;
  }
}

export class More {
  // @ts-expect-error a field more than the view declares
  @Handles(api.car)
  car(): CarView & ShopView {
    return { carId: '1', shopId: '1' };
  }

  // @ts-expect-error a field more than the view declares
  @Handles(api.search)
  async search() {
    return [{ carId: '1', costPrice: 1 }];
  }
}
