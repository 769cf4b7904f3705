import { Clock, FileText, Gift, House, Landmark, type LucideIcon, ReceiptText, Wallet } from 'lucide-react';

/** The worker's menu pictures of built screens, by their names in the navigation; apart from the staff's, who have many more. */
const icons: Record<string, LucideIcon> = {
  house: House,
  'receipt-text': ReceiptText,
  gift: Gift,
  landmark: Landmark,
  wallet: Wallet,
  // smaller than a calendar: the first load counts each path
  'calendar-days': Clock,
};

export function iconOf(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
