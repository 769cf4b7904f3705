import {
  BadgeCheck,
  BookOpen,
  FileText,
  FileUp,
  House,
  LifeBuoy,
  type LucideIcon,
  MailPlus,
  Megaphone,
  ReceiptText,
  UserSearch,
  Users,
} from 'lucide-react';

/** The menu pictures of built screens, by their names in the navigation; a planned screen has no entry and needs none. */
const icons: Record<string, LucideIcon> = {
  house: House,
  'receipt-text': ReceiptText,
  'file-up': FileUp,
  'badge-check': BadgeCheck,
  'user-search': UserSearch,
  'mail-plus': MailPlus,
  megaphone: Megaphone,
  'life-buoy': LifeBuoy,
  'book-open': BookOpen,
  users: Users,
};

export function iconOf(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
