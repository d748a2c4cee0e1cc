interface Entry {
  readonly name: string;
  readonly aliases: readonly string[];
}

const entry = (name: string, ...aliases: readonly string[]): Entry => ({ name, aliases });

export const COURSES: readonly Entry[] = [
  entry('B.Tech/B.E.', 'btech', 'be', 'bachelor of technology', 'bachelor of engineering'),
  entry('M.Tech', 'mtech', 'me', 'master of technology'),
  entry('MBA/PGDM', 'mba', 'pgdm', 'master of business administration'),
  entry('BBA', 'bba', 'bms', 'bachelor of business administration'),
  entry('B.Com', 'bcom', 'bachelor of commerce'),
  entry('M.Com', 'mcom', 'master of commerce'),
  entry('B.Sc', 'bsc', 'bachelor of science'),
  entry('M.Sc', 'msc', 'master of science'),
  entry('B.A.', 'ba', 'bachelor of arts'),
  entry('M.A.', 'ma', 'master of arts'),
  entry('BCA', 'bca', 'bachelor of computer applications'),
  entry('MCA', 'mca', 'master of computer applications'),
  entry('LL.B', 'llb', 'law'),
  entry('MBBS', 'mbbs', 'medicine'),
  entry('B.Pharm', 'bpharm', 'pharmacy'),
  entry('B.Arch', 'barch', 'architecture'),
  entry('B.Des', 'bdes', 'design'),
  entry('Chartered accountancy', 'ca', 'chartered accountant'),
  entry('Diploma', 'polytechnic'),
  entry('Doctorate/PhD', 'phd', 'doctorate'),
];

export const SPECIALISATIONS: readonly Entry[] = [
  entry('Computer science', 'cs', 'cse', 'computers'),
  entry('Information technology', 'it'),
  entry('Electronics and communication', 'ece', 'electronics'),
  entry('Electrical engineering', 'eee'),
  entry('Mechanical engineering', 'mech'),
  entry('Civil engineering'),
  entry('Chemical engineering'),
  entry('Artificial intelligence', 'ai', 'ml', 'machine learning'),
  entry('Data science', 'ds', 'analytics'),
  entry('Finance', 'accounts', 'accounting'),
  entry('Marketing', 'sales'),
  entry('Human resources', 'hr'),
  entry('Operations', 'supply chain'),
  entry('Economics', 'eco'),
  entry('Physics'),
  entry('Chemistry'),
  entry('Mathematics', 'maths'),
  entry('Biotechnology', 'biotech'),
  entry('Psychology'),
  entry('English literature', 'english'),
];
