import type { BuiltIcon } from '@cracha/contract/navigation/route.ts';
import type { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import {
  Clock,
  FileText,
  Gift,
  House,
  Inbox,
  Landmark,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  Wallet,
} from 'lucide-react';

/**
 * The worker's menu pictures of built screens, by their names in the navigation; apart from the staff's, who have many more.
 * One that is missing doesn't compile.
 */
const icons: Record<string, LucideIcon> = {
  house: House,
  'receipt-text': ReceiptText,
  gift: Gift,
  landmark: Landmark,
  wallet: Wallet,
  // smaller than a calendar: the first load counts each path
  'calendar-days': Clock,
  'calendar-clock': Clock,
  clock: Clock,
  'clock-alert': Clock,
  inbox: Inbox,
  'list-checks': Inbox,
  'message-circle': MessageCircle,
  headset: MessageCircle,
  send: FileText,
  'file-clock': FileText,
  'user-check': FileText,
  'log-out': FileText,
} satisfies Record<BuiltIcon<(typeof workerRoutes)[number]>, LucideIcon>;

export function iconOf(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
