const COMPANY_PATH =
  /^\/\w+\/([a-z0-9-]+?)-(?:overview|reviews|salaries|interview-questions|jobs|benefits|photos|discussions|questions)\b/;

/** The words of a company's address, such as "zentrix labs", to search for companies with a similar name. */
export const missingCompanyName = (pathname: string): string | undefined =>
  COMPANY_PATH.exec(pathname)?.[1]?.replaceAll('-', ' ');
