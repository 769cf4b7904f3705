import {
  CalendarDays,
  FileText,
  Gift,
  House,
  Inbox,
  Landmark,
  type LucideIcon,
  ReceiptText,
  Wallet,
} from 'lucide-react';

/** The worker's menu pictures of built screens, by their names in the navigation; apart from the staff's, who have many more. */
const icons: Record<string, LucideIcon> = {
  house: House,
  'receipt-text': ReceiptText,
  gift: Gift,
  landmark: Landmark,
  wallet: Wallet,
  'calendar-days': CalendarDays,
  inbox: Inbox,
};

export function iconOf(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
