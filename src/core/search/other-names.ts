import type { ChoiceList } from './choices-port';

type Names = Readonly<Record<string, readonly string[]>>;

/** Common alternatives to the names in our lists. */
const OTHER_NAMES: Partial<Record<ChoiceList, Names>> = {
  location: {
    Bengaluru: ['bangalore', 'blr', 'bengalore'],
    Mumbai: ['bombay', 'bom'],
    Chennai: ['madras'],
    Kolkata: ['calcutta'],
    Gurugram: ['gurgaon', 'ggn'],
    Pune: ['poona'],
    Vadodara: ['baroda'],
    Thiruvananthapuram: ['trivandrum'],
    Kochi: ['cochin'],
    Mysuru: ['mysore'],
    Visakhapatnam: ['vizag'],
    Hyderabad: ['hyd'],
    Ahmedabad: ['amdavad'],
    Prayagraj: ['allahabad'],
    'New Delhi': ['delhi', 'ncr', 'delhi ncr'],
    Mangaluru: ['mangalore'],
    Nashik: ['nasik'],
  },
  department: {
    'Engineering – Software & QA': ['it', 'software', 'developer', 'sde', 'qa', 'testing'],
    'Data Science & Analytics': ['ai', 'ml', 'machine learning'],
    'Human Resources': ['hr', 'people', 'recruitment'],
    'BFSI, Investments & Trading': ['banking', 'bank', 'finance'],
    'Customer Success, Service & Operations': ['bpo', 'support', 'call centre', 'call center'],
    'Finance & Accounting': ['accounts', 'ca', 'audit'],
    'Healthcare & Life Sciences': ['nursing', 'hospital', 'doctor', 'pharma'],
    'Procurement & Supply Chain': ['scm', 'purchase', 'logistics'],
    'Legal & Regulatory': ['law', 'cs'],
    'Marketing & Communication': ['pr', 'branding', 'seo'],
    'Sales & Business Development': ['bd', 'bde'],
  },
  industry: {
    'IT Services & Consulting': ['it', 'information technology', 'software services'],
    'BPO & KPO': ['ites', 'call centre', 'call center'],
    Banking: ['bank', 'bfsi'],
    'E-commerce': ['ecommerce', 'online shopping'],
    'Financial Services': ['nbfc', 'bfsi'],
    'Education & Training': ['edtech', 'school', 'college'],
    Healthcare: ['hospital'],
  },
  jobProfile: {
    'Software engineer': [
      'sde',
      'swe',
      'sd',
      'software developer',
      'software dev',
      'programmer',
      'coder',
      'developer',
      'full stack developer',
      'fullstack developer',
    ],
    'Backend engineer': [
      'backend developer',
      'backend',
      'java developer',
      'server developer',
      'node developer',
      'python developer',
    ],
    'Frontend engineer': [
      'frontend developer',
      'frontend',
      'ui developer',
      'react developer',
      'web developer',
    ],
    'Android developer': ['android', 'android engineer', 'mobile developer', 'app developer'],
    'QA engineer': ['qa', 'tester', 'sdet', 'quality assurance', 'test engineer', 'software tester'],
    'DevOps engineer': ['devops', 'sre', 'site reliability', 'cloud engineer'],
    'Engineering manager': ['em'],
    'Data scientist': ['ml engineer', 'machine learning engineer', 'ai engineer'],
    'Business analyst': ['ba'],
    'Product manager': ['pm'],
    'Associate product manager': ['apm'],
    'Product designer': ['ux designer', 'ui designer', 'ui ux designer'],
    'Probationary officer': ['po', 'bank po'],
    'Relationship manager': ['rm'],
    'Key account manager': ['kam'],
    'Medical representative': ['mr', 'medical rep'],
    'Digital marketing executive': ['digital marketer', 'digital marketing'],
    'Customer support executive': [
      'cse',
      'customer care',
      'customer support',
      'bpo',
      'call centre',
      'call center',
      'csr',
    ],
    'Team leader': ['tl', 'team lead'],
    'Accounts executive': ['accountant'],
    'Chartered accountant': ['ca'],
    'HR executive': ['hr', 'human resources'],
    'HR business partner': ['hrbp'],
    'Graduate engineer trainee': ['graduate trainee'],
    'Management trainee': ['mt'],
    'Staff nurse': ['nurse'],
    'School teacher': ['teacher', 'tgt', 'pgt'],
    'Assistant professor': ['professor', 'lecturer'],
    'Supply chain executive': ['scm executive'],
    'Company secretary': ['cs'],
    'Commis chef': ['chef', 'cook'],
    'Executive assistant': ['ea'],
  },
};

/** The names in our list that the typed alternative stands for. Short alternatives must be typed in full. */
export function resolveNames(list: ChoiceList, typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  const isMatch = (other: string) => other === wanted || (wanted.length > 2 && other.startsWith(wanted));
  return Object.entries(OTHER_NAMES[list] ?? {})
    .filter(([, rest]) => rest.some(isMatch))
    .map(([name]) => name);
}

/** All alternatives of a name in our list. */
export const otherNamesOf = (list: ChoiceList, name: string): readonly string[] =>
  OTHER_NAMES[list]?.[name] ?? [];
