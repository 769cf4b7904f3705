import { refuseField } from '#kernel/refusal.ts';
import { advanceRequest } from './advance-request.ts';
import { benefitRequest } from './benefit-request.ts';
import { clockRequest } from './clock-request.ts';
import { otherRequest } from './other-request.ts';
import { registrationRequest } from './registration-request.ts';
import type { RequestKind } from './request.queries.ts';
import { messageOf } from './request-form.ts';
import { type AnyType, type Asked, anyType, type Form } from './request-type.ts';
import { vacationRequest } from './vacation-request.ts';

/** Every type of request, by its name in the database. A new one is a file of its own and a line here. */
const types: Record<RequestKind, AnyType> = {
  vacation: anyType(vacationRequest),
  advance13: anyType(advanceRequest),
  registration: anyType(registrationRequest),
  benefit: anyType(benefitRequest),
  other: anyType(otherRequest),
  clock: anyType(clockRequest),
};

/** What is asked in a kept row. @throws where the database holds something else: our bug */
export function askedOf({ kind, data }: { kind: RequestKind; data: unknown }): Asked {
  return types[kind].ofKept(data);
}

/** A form as it was sent, by the fields of its type. @throws what is missing or impossible, beside its field */
export function readForm(form: Form): { asked: Asked; message: string } {
  const type = Object.values(types).find(({ wire }) => wire === form.tipo) ?? refuseField('tipo', 'INVALID_OPTION');
  return { asked: type.ofForm(form), message: messageOf(form, type.needsMessage) };
}

/** As the wire and approver profiles call a kind. */
export function typeOf(kind: RequestKind): Asked['wire'] {
  return types[kind].wire;
}

/** The kind behind a name of the wire. */
export function kindOf(wire: string): RequestKind | undefined {
  return Object.values(types).find(type => type.wire === wire)?.kind;
}
