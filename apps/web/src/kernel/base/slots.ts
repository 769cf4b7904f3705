import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** The area's bell, for a screen that draws its own head: a feature can't import another feature's part. */
export const BellSlot = createContext<ReactNode>(null);

/** One's own photo, where there is one, for the same. */
export const FaceSlot = createContext<ReactNode>(null);

/** What the worker's home offers at its end to who has read a receipt. */
export const OfferSlot = createContext<ReactNode>(null);

/** Inside the frame of the steps after the sign-in: the button stays in sight at the bottom. */
export const StepFrame = createContext(false);

/** The users of one company, on its page. */
export const CompanyUsersSlot = createContext<ComponentType<{ company: { id: string; name: string } }> | null>(null);

/** What a company asks of its workers' records, on its page. */
export const CompanyRecordFormSlot = createContext<ComponentType<{ id: string; edits: boolean }> | null>(null);

/** Who opened one's data, in one's own account. */
export const OpeningsSlot = createContext<ComponentType | null>(null);

/** A worker field's name and value in words, for who lists changes of many kinds. */
export interface FieldWords {
  label: (name: string) => string;
  value: (name: string, value: string | number | boolean | null | undefined) => string;
  /** Those who depend on a worker, each with kinship, birth, masked CPF and what for. */
  dependants: (all: readonly Dependant[]) => string;
}
export const FieldWordsSlot = createContext<(() => FieldWords) | null>(null);
