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
import type { RawJson } from './raw-json.js';
import type { AnswersNoMore, TakesExactly } from './exact-types.js';
import { invalidInput } from './wire.js';

/** The declared answer, or its JSON text. */
type Answered<O> = ResponseOf<O> | RawJson<ResponseOf<O>>;

/** A method that handles one operation. */
export type HandlerOf<O> = (request: RequestOf<O>, caller: Caller) => Promise<Answered<O>> | Answered<O>;

/** The handlers of a whole contract table. A missing handler or another answer does not compile. */
export type HandlersOf<A extends Api> = { readonly [K in keyof A]: HandlerOf<A[K]> };

type AnswerOfHandler<M extends (...parameters: never[]) => unknown> =
  Awaited<ReturnType<M>> extends infer Answer ? (Answer extends RawJson<infer T> ? T : Answer) : never;

/**
 * A decorator for the method that is named after the operation, takes exactly its request and the caller, or less, and returns
 * exactly the declared answer. The name distinguishes operations whose requests and answers have the same shape.
 */
export type HandlerDecorator<O extends Operation<any, any>> = <M extends HandlerOf<O>>(
  target: object,
  property: O['name'],
  descriptor: TypedPropertyDescriptor<M> &
    TakesExactly<Parameters<M>, Parameters<HandlerOf<O>>> &
    AnswersNoMore<AnswerOfHandler<M>, ResponseOf<O>>,
) => void;

const operationKey = Symbol('operation');

/** Returns the operation that a handler was declared for. */
export function operationOf(handler: object): Operation | undefined {
  return Reflect.getMetadata(operationKey, handler) as Operation | undefined;
}

const callers = new WeakMap<object, Caller>();

/** Stores the caller in the context once its seal has been checked. */
export function rememberCaller(context: object, caller: Caller): void {
  callers.set(context, caller);
}

/** Returns the stored caller; `undefined` when the message carried no valid seal. */
export const rememberedCaller = (context: object): Caller | undefined => callers.get(context);

const CallerParam = createParamDecorator((_: unknown, context: ExecutionContext): Caller | undefined =>
  rememberedCaller(context.switchToRpc().getContext<NatsContext>()),
);

class RequestPipe implements PipeTransform {
  constructor(private readonly shaped: Shaped) {}

  transform(plain: unknown): object {
    const checked = check(this.shaped, plain);
    if (!('value' in checked)) throw invalidInput(checked.issues);
    return checked.value;
  }
}

/** Handles one declared operation: the method of the same name takes `(request, caller)`. Checked at run time. */
export function Handles<O extends Operation<any, any>>(operation: O): HandlerDecorator<O> {
  return (target, property, descriptor) => {
    Payload(new RequestPipe(operation.request))(target, property, 0);
    CallerParam()(target, property, 1);
    Reflect.defineMetadata(operationKey, operation, descriptor.value as object);
    // As `extras` of the handler, which the server of the operations reads before it runs the handler.
    applyDecorators(MessagePattern(operation.subject, { operation }))(target, property, descriptor);
  };
}

const clientTokens = new Map<Api, symbol>();

/** Returns the injection token of a client for `api`. */
export function clientToken(api: Api): symbol {
  const known = clientTokens.get(api) ?? Symbol(`client of ${Object.values(api)[0]?.subject ?? 'nothing'}`);
  clientTokens.set(api, known);
  return known;
}

/** Injects a `ClientOf<typeof api>`; the api must be one of the `calls` of the service's declaration. */
export const InjectClient = (api: Api): ParameterDecorator => Inject(clientToken(api)) as ParameterDecorator;
