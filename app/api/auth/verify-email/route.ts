export { GET } from "@/app/api/auth/confirm/route";
