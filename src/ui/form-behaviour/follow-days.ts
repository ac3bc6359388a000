import { formatDay } from '#kit/pure/formats.ts';

/** Keeps the words below the days (`DayField`) of plain forms inside `root` in step with what is typed; answers how to stop. */
export function followDays(root: HTMLElement, locale: string): () => void {
  const follow = ({ target }: Event) => {
    const words = target instanceof HTMLInputElement && document.getElementById(`${target.id}-day`);
    if (words) words.textContent = target.valueAsDate ? formatDay(target.valueAsDate, locale) : '';
  };
  root.addEventListener('input', follow);
  return () => root.removeEventListener('input', follow);
}
