import { type EventElement, elementsAt, textAt } from './esocial-events.ts';

/** Which of a package's events are good no more: another rectifies or excludes them (eSocial manual, leiaute S-1.3: indRetif, S-3000). */
export interface Replaced {
  /** Numbers of receipts that a rectification or an exclusion names. */
  readonly receipts: Set<string>;
  /** Remunerations that another of the package rectifies, by employer, month and CPF. */
  readonly rectified: Set<string>;
  /** Remunerations that the package excludes. */
  readonly excluded: Set<string>;
}

/** What is looked at for that, of whatever event. */
export const replacingNames: ReadonlySet<string> = new Set([
  'ideEvento',
  'ideEmpregador',
  'ideTrabalhador',
  'evtExclusao',
]);

export function newReplaced(): Replaced {
  return { receipts: new Set(), rectified: new Set(), excluded: new Set() };
}

/** Takes the elements of one file in their order. */
export function replacementsOf({ receipts, rectified, excluded }: Replaced): (element: EventElement) => void {
  let [period, employer, isRectification] = ['', '', false];
  return element => {
    if (element.name === 'ideEvento') {
      period = textAt(element, 'perApur');
      isRectification = textAt(element, 'indRetif') === '2';
      const number = textAt(element, 'nrRecibo');
      if (isRectification && number) receipts.add(number);
    } else if (element.name === 'ideEmpregador') employer = textAt(element, 'nrInsc').slice(0, 8);
    else if (element.name === 'ideTrabalhador') {
      if (isRectification && period) rectified.add([employer, period, textAt(element, 'cpfTrab')].join('|'));
    } else if (element.name === 'evtExclusao') {
      for (const told of elementsAt(element, 'infoExclusao')) {
        const number = textAt(told, 'nrRecEvt');
        if (number) receipts.add(number);
        if (textAt(told, 'tpEvento') !== 'S-1200') continue;
        const by = textAt(element, 'ideEmpregador', 'nrInsc').slice(0, 8);
        const month = textAt(told, 'ideFolhaPagto', 'perApur');
        excluded.add([by, month, textAt(told, 'ideTrabalhador', 'cpfTrab')].join('|'));
      }
    }
  };
}

/** @param receipt the event's own number, where the package tells it */
export function isReplaced({ receipts, rectified, excluded }: Replaced, event: EventElement, receipt: string): boolean {
  if (receipt && receipts.has(receipt)) return true;
  if (event.name !== 'evtRemun') return false;
  const employer = textAt(event, 'ideEmpregador', 'nrInsc').slice(0, 8);
  const period = textAt(event, 'ideEvento', 'perApur');
  const key = [employer, period, textAt(event, 'ideTrabalhador', 'cpfTrab')].join('|');
  if (textAt(event, 'ideEvento', 'indRetif') !== '2' && rectified.has(key)) return true;
  return !receipt && excluded.has(key);
}

/** The number of the receipt that eSocial answered an event with. */
export function receiptOf(element: EventElement): string {
  const own = element.name === 'nrRecibo' ? element.text : '';
  return own || element.children.map(receiptOf).find(number => number !== '') || '';
}
