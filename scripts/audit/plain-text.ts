/** What a server or a receipt contains, without characters that could move or hide the lines of the report. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
