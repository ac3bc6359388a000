/** A paper as a page of its own: outside of the shop's pages, without script, made to be printed. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { PlainDocument } from '#ui/plain-document.tsx';
import { paperStylePath } from './paper-style.ts';
import type { Fact, Paper } from './rules.ts';

/** The page's own policy: nothing but its style sheet. */
export const paperPolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of a paper; `pdfPath` leads to the same paper as a file. */
export function renderPaper(paper: Paper, pdfPath: string): string {
  return page(
    { locale: paper.locale, title: `${paper.title} ${paper.number} · ${paper.shopName}` },
    <>
      <nav className="tools">
        <a href={pdfPath}>{m.documents_pdf({}, { locale: paper.locale })}</a>
      </nav>
      <Sheet {...paper} />
    </>,
  );
}

/** The page of a link that leads nowhere any more. */
export function renderNoPaper(locale: Locale): string {
  const title = m.documents_link_ended({}, { locale });
  return page(
    { locale, title },
    <main className="sheet">
      <h1>{title}</h1>
      <p>{m.documents_link_ended_text({}, { locale })}</p>
    </main>,
  );
}

function page({ locale, title }: { locale: Locale; title: string }, body: React.ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <PlainDocument lang={locale} title={title} styles={[paperStylePath]}>
      {body}
    </PlainDocument>,
  )}`;
}

function Sheet(paper: Paper) {
  const { tables, blocks, notes, foot } = paper;
  return (
    <main className={`sheet ${paper.kind}`}>
      <header>
        <p className="shop">{paper.shopName}</p>
        <h1>{paper.title}</h1>
      </header>
      <Facts className="facts" facts={paper.facts} />
      <div className="blocks">
        {blocks.map((block) => (
          <section key={block.title}>
            <h2>{block.title}</h2>
            <p className="lines">
              {block.lines.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </p>
          </section>
        ))}
      </div>
      <Lines {...paper} />
      <Totals {...paper} />
      {tables.length > 0 && (
        <div className="tables">
          {tables.map((table) => (
            <section key={table.title}>
              <h2>{table.title}</h2>
              <Facts className="pairs" facts={table.facts} />
            </section>
          ))}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      <footer>
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </main>
  );
}

function Lines({ columns, rows }: Paper) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.align}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.cells.map((cell, at) => (
              <td key={columns[at]!.title} className={columns[at]!.align} data-title={columns[at]!.title}>
                {cell}
                {at === 0 && row.note !== '' && <small>{row.note}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ totals }: Paper) {
  return (
    <dl className="totals">
      {totals.map((row, index) => (
        <div key={index} className={row.isSum ? 'sum' : undefined}>
          <dt>{row.title}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.title}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
