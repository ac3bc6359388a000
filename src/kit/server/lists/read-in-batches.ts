/**
 * All rows of a list, so many at a time: `read` finds `most` rows behind the last one of the batch before (null: from the beginning). Rows that leave
 * the list meanwhile move no other one past a batch's end, and a long list costs no more by the row than a short one.
 */
export async function* readInBatches<Row>(most: number, read: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const rows: Row[] = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = rows.at(-1)!;
  }
}
