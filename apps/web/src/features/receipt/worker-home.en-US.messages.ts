import { counted } from '#kernel/texts.ts';
import type { WorkerHomeTexts } from './worker-home.messages.ts';

const n = counted('en-US');

export const texts: WorkerHomeTexts = {
  hello: name => `Hi, ${name}`,
  home: 'Home',
  payOf: month => `${month} pay`,
  kindOfMonth: (kind, month) => `${kind}, ${month}`,
  paid: 'Paid',
  landed: day => `Paid on ${day}`,
  account: (bank, end) => `${bank}, account ending ${end}`,
  earned: 'You earned',
  deducted: 'Deductions',
  open: 'See full payslip',
  hide: 'Hide amounts',
  show: 'Show amounts',
  todo: 'Waiting for you',
  todoNone: 'You are all set',
  todoNoneLead: 'You have answered everything your company published.',
  checkReceipt: 'Check your payslip',
  checkBenefit: 'Check your benefit',
  shortcuts: 'Shortcuts',
  allReceipts: 'All payslips',
  receiptTotal: count => n(count, 'payslip', 'payslips'),
  checkAuthentic: 'Check a payslip',
  checkAuthenticLead: 'See whether a payslip is genuine',
  seeAll: count => `See all (${count})`,
  fresh: 'New for you',
  statement: 'Income statement',
  record: 'Employee record',
  mirror: 'Time sheet',
  firstReceipt: 'Your first payslip appears here',
  firstReceiptLead: 'We tell you when your company publishes it.',
  brasilia: time => `Brasília time · updated at ${time}`,
};
