import { useEffect } from 'react';

/** Handles files dropped or pasted anywhere on the page: phones, mail apps and screenshots provide them. */
export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    /** Spreadsheets and word processors copy text with a picture of it; a text field takes the text. */
    const paste = (event: ClipboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.matches('input, textarea');
      if (isTyped && event.clipboardData?.types.includes('text/plain')) return;
      bring(event, event.clipboardData);
    };
    /** A photo of this page that is dragged comes with a file, too. */
    let isOwn = false;
    const follow = ({ type }: DragEvent) => {
      isOwn = type === 'dragstart';
    };
    const drop = (event: DragEvent) => {
      if (!isOwn) bring(event, event.dataTransfer);
    };
    /** Otherwise the browser would leave the page and open the file. */
    const over = (event: DragEvent) => {
      if (!isOwn && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    function bring(event: Event, brought: DataTransfer | null) {
      const files = brought?.files ?? [];
      if (files.length === 0) return;
      event.preventDefault();
      take([...files]);
    }
    document.addEventListener('paste', paste);
    document.addEventListener('drop', drop);
    document.addEventListener('dragover', over);
    document.addEventListener('dragstart', follow);
    document.addEventListener('dragend', follow);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragstart', follow);
      document.removeEventListener('dragend', follow);
    };
  }, [take]);
}
