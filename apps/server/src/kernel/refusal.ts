import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';

type ByField<T> = Readonly<Record<string, T>>;

/** One of several things that are wrong with what was sent, coded as on the wire. */
interface Finding {
  codigo: string;
  campo: string | null;
  valores: MessageValues;
  aviso: boolean;
}

/**
 * A refusal (4xx) or invalid input (400): a code of the catalogue, the values of its message, the fields at fault. A field without values
 * of its own is worded with `data`.
 */
export class Refusal extends Error {
  code: ErrorCode;
  data: MessageValues | undefined;
  fields: ByField<ErrorCode> | undefined;
  fieldData: ByField<MessageValues> | undefined;
  /** All that is wrong with a form, where there may be more than one thing; travels as `data.achados`. */
  findings: readonly Finding[] | undefined;
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

/** What is wrong with a form, all of it at once: the findings travel beside the values. */
export function refuseWith(code: ErrorCode, data: MessageValues, findings: readonly Finding[]): never {
  const refusal = new Refusal(code, data);
  refusal.findings = findings;
  throw refusal;
}
