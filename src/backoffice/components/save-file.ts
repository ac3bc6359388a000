/** Saves a text as a file of a spreadsheet. */
export function saveCsv(name: string, text: string): void {
  // A mark at its beginning tells spreadsheets that it is UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
}

/** Saves a file on this machine. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
