import { useTexts } from '#kernel/base/texts.ts';
import { readBrowser } from './browser.ts';
import { securityTexts } from './security.messages.ts';

/** `Chrome no Windows`. */
export function useBrowserName(): (userAgent: string | null) => string {
  const t = useTexts(securityTexts);
  return userAgent => {
    const { name, system } = readBrowser(userAgent);
    return name && system ? t.browserOn(name, system) : (name ?? system ?? t.unknownBrowser);
  };
}
