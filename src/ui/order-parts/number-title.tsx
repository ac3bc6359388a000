/** Titles with the number of an order or a return in them. */

/** `text` with `number`, which is never broken at its hyphen. */
export function NumberTitle({ text, number }: { text: string; number: string }) {
  const at = text.indexOf(number);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{number}</span>
      {text.slice(at + number.length)}
    </>
  );
}
