import type { navigation } from '@cracha/contract/navigation/navigation.ts';
import type { BuiltIcon } from '@cracha/contract/navigation/route.ts';
import {
  Archive,
  BadgeCheck,
  BookOpen,
  Building2,
  CalendarClock,
  CalendarDays,
  ClipboardCheck,
  FilePen,
  FileScan,
  FileSpreadsheet,
  Files,
  FileText,
  FileUp,
  FolderOpen,
  FolderSearch,
  Gift,
  History,
  House,
  Landmark,
  LayoutTemplate,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MailPlus,
  Megaphone,
  Network,
  ReceiptText,
  Trash2,
  UserCog,
  UserPlus,
  UserSearch,
  Users,
} from 'lucide-react';

type StaffRoute = (typeof navigation)[Exclude<
  keyof typeof navigation,
  'auth' | 'public' | 'signature' | 'worker'
>][number];

/** The staff's menu pictures of built screens, by their names in the navigation: one that is missing doesn't compile. */
const icons: Record<string, LucideIcon> = {
  house: House,
  'receipt-text': ReceiptText,
  'file-up': FileUp,
  files: Files,
  'badge-check': BadgeCheck,
  'user-plus': UserPlus,
  'user-search': UserSearch,
  'mail-plus': MailPlus,
  megaphone: Megaphone,
  'life-buoy': LifeBuoy,
  'list-checks': ListChecks,
  'book-open': BookOpen,
  'building-2': Building2,
  users: Users,
  gift: Gift,
  landmark: Landmark,
  'user-cog': UserCog,
  network: Network,
  'folder-open': FolderOpen,
  archive: Archive,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  'clipboard-check': ClipboardCheck,
  'file-pen': FilePen,
  'file-scan': FileScan,
  'file-spreadsheet': FileSpreadsheet,
  'folder-search': FolderSearch,
  'layout-template': LayoutTemplate,
  history: History,
  'trash-2': Trash2,
} satisfies Record<BuiltIcon<StaffRoute>, LucideIcon>;

export function iconOf(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
