/** The table of sizes, in a panel that a button of the buy box opens, with or without script. */
import { ClosePanel } from '#ui/close-panel.tsx';
import { Island } from '#ui/island.tsx';
import type { SizeGuide } from '../../contract.ts';
import { measurementsOf } from '../../size-guides/recommend-size.ts';
import { sizeGuidePanel } from './data.ts';
import { SizeAdvice } from './size-advice/island.tsx';

const panel = sizeGuidePanel;

export function SizeGuidePanel({ guide }: { guide: SizeGuide }) {
  return (
    <dialog id={panel} popover="auto" aria-labelledby={`${panel}-title`} className="bottom-panel">
      <div className="flex items-center justify-between gap-4 px-5 py-3">
        <h2 id={`${panel}-title`} className="title-4">
          {guide.title}
        </h2>
        <ClosePanel panel={panel} className="-mr-3" />
      </div>
      <div className="overflow-x-auto px-5 pb-6">
        {measurementsOf(guide).length > 0 && <Island name="size-advice" of={SizeAdvice} when="interaction" props={{ guide }} />}
        <SizeTable guide={guide} />
        {guide.note && <p className="mt-4 text-sm text-desc">{guide.note}</p>}
      </div>
    </dialog>
  );
}

function SizeTable({ guide: { columns, rows } }: { guide: SizeGuide }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line text-left">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          <tr key={[name, ...cells].join(' ') || at} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 text-left font-medium">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-2 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
