import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';

type ByField<T> = Readonly<Record<string, T>>;

/**
 * A refusal (4xx) or invalid input (400): a code of the catalogue, the values of its message, the fields at fault. A field without values
 * of its own is worded with `data`.
 */
export class Refusal extends Error {
  code: ErrorCode;
  data: MessageValues | undefined;
  fields: ByField<ErrorCode> | undefined;
  fieldData: ByField<MessageValues> | undefined;
  constructor(code: ErrorCode, data?: MessageValues, fields?: ByField<ErrorCode>, fieldData?: ByField<MessageValues>) {
    super(code);
    this.code = code;
    this.data = data;
    this.fields = fields;
    this.fieldData = fieldData;
  }
}

/** The one way to say no. `data` fills the message's {placeholders} and travels in the body's `data`. */
export function refuse(code: ErrorCode, data?: MessageValues): never {
  throw new Refusal(code, data);
}

/** Invalid input of one field, told beside that field. */
export function refuseField(field: string, code: ErrorCode, data?: MessageValues): never {
  throw new Refusal(code, data, { [field]: code });
}
