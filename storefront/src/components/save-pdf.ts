interface AnsweredPdf {
  readonly fileName: string;
  readonly contentBase64: string;
}

/** Saves a PDF from an answer of the mall as a download. */
export function savePdf({ fileName, contentBase64 }: AnsweredPdf): void {
  const bytes = Uint8Array.from(atob(contentBase64), (byte) => byte.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
