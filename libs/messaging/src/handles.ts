import {
  applyDecorators,
  createParamDecorator,
  Inject,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import { MessagePattern, Payload, type NatsContext } from '@nestjs/microservices';
import type { Api, Caller, Operation, RequestOf, ResponseOf } from '@mall/contracts/define';
import { check, type Shaped } from '@mall/validation';
import type { Prepared } from './prepared.js';
import { invalidInput } from './wire.js';

/** Handlers of a whole contract table: leaving one out does not compile, and neither does another answer. */
export type HandlersOf<A extends Api> = {
  readonly [K in keyof A]: (
    request: RequestOf<A[K]>,
    caller: Caller,
  ) => Promise<Answered<A[K]>> | Answered<A[K]>;
};

/** The declared answer, or the same as JSON. */
type Answered<O> = ResponseOf<O> | Prepared<ResponseOf<O>>;

const operationKey = Symbol('operation');

/** The operation that a handler was declared for. */
export function operationOf(handler: object): Operation | undefined {
  return Reflect.getMetadata(operationKey, handler) as Operation | undefined;
}

const callers = new WeakMap<object, Caller>();

/** Remembers who calls, once the guard has checked the seal. */
export function rememberCaller(context: object, caller: Caller): void {
  callers.set(context, caller);
}

const CallerParam = createParamDecorator((_: unknown, context: ExecutionContext): Caller | undefined =>
  callers.get(context.switchToRpc().getContext<NatsContext>()),
);

class RequestPipe implements PipeTransform {
  constructor(private readonly shaped: Shaped) {}

  transform(plain: unknown): object {
    const checked = check(this.shaped, plain);
    if (!('value' in checked)) throw invalidInput(checked.issues);
    return checked.value;
  }
}

/** Handles one declared operation: the method takes `(request, caller)`, both checked. */
export function Handles(operation: Operation<any, any>): MethodDecorator {
  return (target, property, descriptor) => {
    Payload(new RequestPipe(operation.request))(target, property, 0);
    CallerParam()(target, property, 1);
    Reflect.defineMetadata(operationKey, operation, descriptor.value as object);
    applyDecorators(MessagePattern(operation.subject))(target, property, descriptor);
  };
}

const clientTokens = new Map<Api, symbol>();

/** The injection token of a client for `api`. */
export function clientToken(api: Api): symbol {
  const known = clientTokens.get(api) ?? Symbol(`client of ${Object.values(api)[0]?.subject ?? 'nothing'}`);
  clientTokens.set(api, known);
  return known;
}

/** Injects a `ClientOf<typeof api>`; the api must be listed in `ServiceModule.forRoot({ clients })`. */
export const InjectClient = (api: Api): ParameterDecorator => Inject(clientToken(api)) as ParameterDecorator;
