import {
  Archive,
  BadgeCheck,
  BookOpen,
  Building2,
  FileText,
  FileUp,
  Gift,
  House,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MailPlus,
  Megaphone,
  Network,
  ReceiptText,
  UserCog,
  UserSearch,
  Users,
} from 'lucide-react';

/** The staff's menu pictures of built screens, by their names in the navigation; a planned screen has no entry and needs none. */
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
  'building-2': Building2,
  users: Users,
  gift: Gift,
  landmark: Landmark,
  'user-cog': UserCog,
  network: Network,
  'folder-open': Archive,
};

export function iconOf(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
