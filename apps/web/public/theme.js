// Before the first paint: the saved theme wins, else the system's; the saved language names the page's.
(() => {
  const root = document.documentElement;
  let theme = 'system';
  let language = '';
  try {
    theme = localStorage.getItem('cracha.theme') || 'system';
    language = localStorage.getItem('cracha.language') || '';
  } catch {
    // Storage may be forbidden: the system's theme and Portuguese remain.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.tema = dark ? 'escuro' : 'claro';
  if (language) root.lang = language;
})();
