/** Frequent Indian names, which drafts often write without a capital letter. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  `aakash aarav abhijeet abhishek aditi aditya ajay akash akshay alok aman amar amit amita amrita anand ananya aniket
anil anirudh anita anjali ankit ankita ankur anshul anu anuj anup anupam anurag anushka aparna archana arjun arun
arvind asha ashish ashok ashwin atul ayush balaji bharat bhavna bhavya chandan chandra chetan chirag deepa deepak
deepika dev devendra dhruv dinesh divya farhan gaurav gautam geeta girish gopal govind hari harish harsh harsha
hemant imran irfan ishaan ishita jagdish jatin jaya jayant jyoti kajal karan kartik kaushik kavita kavya kiran
kishore krishna kriti kunal lakshmi lalit lata madhav madhu mahesh mamta manish manisha manju manoj mayank meena
meera megha mohan mohit monika mukesh nagesh naina namrata nandini narendra naresh naveen neelam neeraj neha nidhi
nikhil nilesh nisha nitin om omkar padma pallavi pankaj parag pooja prabhu pradeep prakash pramod pranav prasad
prashant prateek praveen preeti prerna priya priyanka puneet rachna radha raghav rahul raj raja rajat rajeev rajesh
rajiv rakesh ram raman ramesh rani ranjit rashmi ravi rekha reshma rishabh ritika ritu rohan rohini rohit roshan
rupa sachin sagar sahil samir sandeep sandhya sangeeta sanjana sanjay sanjeev sapna sarita satish saurabh savita
seema shalini shankar sharad shashi shilpa shiv shivani shreya shruti shubham shweta siddharth simran sneha sonal
sonali sonia sourav srinivas subhash sudha sudhir sujata suman sumit sunil sunita suresh surya sushil swati tanvi
tanya tarun tushar uday uma umesh usha vaibhav vandana varsha varun vedant venkat vidya vijay vikas vikram vinay
vineet vinod vipin vipul vishal vishnu vivek yash yogesh zoya
agarwal aggarwal ahmed ansari arora bajaj banerjee bansal bhat bhatia bhatt bose chatterjee chaudhary chauhan chopra
choudhary das deshmukh deshpande desai dubey dutta fernandes gandhi ghosh gill goel gowda goyal gupta hegde hussain
iyengar iyer jain jha joshi kadam kapoor kaur khan khanna kohli kulkarni kumar kumari kumawat madan malhotra malik
mathur mehra mehta menon mishra mitra mukherjee murthy nair nambiar nayak pandey panda pandit parekh patel pathak
patil pawar pillai prajapati rajput rana rao rathore rawat reddy roy saha sahu saini saxena sen seth sethi shah
shaikh sharma sheikh shetty shinde shukla sikdar singh sinha solanki soni srivastava subramanian sundaram swamy
tandon thakur thomas tiwari tripathi trivedi tyagi varma verma vyas yadav`
    .trim()
    .split(/\s+/),
);
