/** Titles with the number of an order or a return in them. */

/** `text` with `number`, which is never broken at its hyphen; `look` is that of the number alone. */
export function NumberTitle({ text, number, look = '' }: { text: string; number: string; look?: string }) {
  const at = text.indexOf(number);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={`whitespace-nowrap ${look}`}>{number}</span>
      {text.slice(at + number.length)}
    </>
  );
}
