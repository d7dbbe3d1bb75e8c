import { Controller, Module, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ServerNats } from '@nestjs/microservices';
import { anyone, defineApi, Empty, internal, json } from '@mall/contracts/define';
import {
  clientOf,
  connectionOptions,
  Handles,
  OperationCaller,
  RawJson,
  serviceCaller,
  type HandlersOf,
} from '@mall/messaging';
import { startMall } from '@mall/testing';
import { replySerializer, requestDeserializer } from '../src/wire-format.js';

interface Shelf {
  readonly cars: readonly string[];
}

const shelfApi = defineApi('shelf', {
  written: { request: Empty, response: json<Shelf>(), access: anyone(), summary: 'As JSON text.' },
  packed: { request: Empty, response: json<Shelf>(), access: anyone(), summary: 'As bytes, with a version.' },
  built: { request: Empty, response: json<Shelf>(), access: internal(), summary: 'As an object.' },
});

// Spaces that no serialiser writes: they survive only if the text is not parsed and serialised again.
const TEXT = '{ "cars": ["тойота", "丰田"] }';

@Controller()
class ShelfController implements HandlersOf<typeof shelfApi> {
  @Handles(shelfApi.written)
  written() {
    return new RawJson<Shelf>(TEXT);
  }

  @Handles(shelfApi.packed)
  async packed() {
    return new RawJson<Shelf>(new TextEncoder().encode(TEXT), 42);
  }

  @Handles(shelfApi.built)
  built() {
    return { cars: ['тойота', '丰田'] };
  }
}

@Module({ controllers: [ShelfController] })
class ShelfModule {}

describe('an answer that is JSON already', () => {
  let service: INestMicroservice;
  let operations: OperationCaller;
  const self = serviceCaller('test');

  beforeAll(async () => {
    const mall = await startMall([]);
    service = await NestFactory.createMicroservice(ShelfModule, {
      strategy: new ServerNats({
        ...connectionOptions(mall.natsAccess(), 'test'),
        serializer: replySerializer,
        deserializer: requestDeserializer,
      }),
      logger: false,
    });
    await service.listen();
    operations = new OperationCaller(await mall.nats(), mall.infrastructure.secrets.key('INTERNAL_KEY'));
  });

  afterAll(() => service.close());

  const bytesOf = async (name: keyof typeof shelfApi) => {
    const { json: bytes, version } = await operations.callForBytes(shelfApi[name], {}, self);
    return { text: new TextDecoder().decode(bytes), version };
  };

  it('passes untouched, as text and as bytes, with the version it was made from', async () => {
    expect(await bytesOf('written')).toEqual({ text: TEXT, version: undefined });
    expect(await bytesOf('packed')).toEqual({ text: TEXT, version: 42 });
  });

  it('has no version where the handler built an object', async () => {
    expect(await bytesOf('built')).toEqual({ text: '{"cars":["тойота","丰田"]}', version: undefined });
  });

  it('is an ordinary answer to a typed client', async () => {
    const shelf = clientOf(shelfApi, operations, self);
    const answers = await Promise.all([shelf.written({}), shelf.packed({}), shelf.built({})]);
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ cars: ['тойота', '丰田'] })));
  });
});
