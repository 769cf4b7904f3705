/** After the errors are drawn, the first of them gets the focus. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const gap = form.querySelector('[aria-invalid]');
    if (gap instanceof HTMLElement) gap.focus();
  });
}
